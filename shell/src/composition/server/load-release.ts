import { createHash } from 'node:crypto';
import { type ExposedModule, type Release, ReleaseSchema, type RemoteKey } from 'shared-contracts';
import * as v from 'valibot';
import { findIncompatibility } from './check-release.ts';
import { evaluateBundle } from './evaluate-bundle.ts';

const FETCH_DEADLINE_MS = 3_000;

/** A release ready to serve: its description, the address of its folder, its evaluated modules. */
export interface LoadedRelease {
  release: Release;
  base: string;
  modules: ReadonlyMap<string, ExposedModule>;
}

/** A release that was had but may not go live. The message is one sentence that names what is wrong. */
export class IncompatibleReleaseError extends Error {
  override name = 'UnfitRelease';
}

async function fetchText(url: string): Promise<string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(FETCH_DEADLINE_MS) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

interface ReleaseAddress {
  release: string;
  integrity?: string | undefined;
}

/**
 * Fetches, checks and evaluates a release.
 * @throws IncompatibleReleaseError when it may not go live; any other error when it cannot be had.
 */
export async function loadRelease(key: RemoteKey, address: ReleaseAddress): Promise<LoadedRelease> {
  const refuse = (why: string) =>
    new IncompatibleReleaseError(`The release ${address.release} of ${key} is refused: ${why}.`);
  const text = await fetchText(address.release);
  if (address.integrity && integrityOf(text) !== address.integrity)
    throw refuse('its release.json has a wrong integrity');
  const parsed = v.safeParse(ReleaseSchema, parseJson(text));
  if (!parsed.success)
    throw refuse(`its release.json is malformed at ${v.getDotPath(parsed.issues[0]) ?? 'the top'}`);
  const release = parsed.output;
  const base = new URL('.', address.release).href;
  const why = findIncompatibility(key, release);
  if (why) throw refuse(why);

  // The client's entry is checked by the browser as well; here, so that a tampered one never goes live.
  const [code, entry] = await Promise.all([
    fetchText(base + release.node.file),
    fetchText(base + release.web.file),
  ]);
  if (integrityOf(code) !== release.node.integrity)
    throw refuse(`${release.node.file} has a wrong integrity`);
  if (integrityOf(entry) !== release.web.integrity) throw refuse(`${release.web.file} has a wrong integrity`);
  try {
    const { exposed } = evaluateBundle(code, base + release.node.file) as {
      exposed: Record<string, ExposedModule>;
    };
    const modules = new Map(Object.entries(exposed));
    for (const name of Object.keys(release.exposes)) {
      const module = modules.get(name);
      if (!module?.page && !module?.widget) throw new Error(`"${name}" exports neither page nor widget`);
    }
    return { release, base, modules };
  } catch (error) {
    throw refuse(
      `${release.node.file} does not run (${error instanceof Error ? error.message : String(error)})`,
    );
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
