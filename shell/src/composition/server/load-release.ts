import { integrityOf } from '@carefare/build/integrity';
import {
  type CompositionFile,
  type ExposedModule,
  type Release,
  ReleaseSchema,
  type RemoteKey,
} from 'shared-contracts';
import * as v from 'valibot';
import { findIncompatibility } from './check-release.ts';
import { reasonOf } from './error-reason.ts';
import { evaluateBundle } from './evaluate-bundle.ts';

const FETCH_DEADLINE_MS = 3_000;

export type ReleaseAddress = NonNullable<CompositionFile['remotes'][RemoteKey]>;

/** A release that is ready to serve. */
export interface LoadedRelease {
  address: ReleaseAddress;
  release: Release;
  /** URL of the release's folder, with a slash at its end. */
  base: string;
  modules: ReadonlyMap<string, ExposedModule>;
}

/** A release was fetched but may not go live. The message is one sentence that says why. */
export class IncompatibleReleaseError extends Error {
  override name = 'IncompatibleReleaseError';
}

/**
 * Fetches, checks and evaluates a release.
 * @throws IncompatibleReleaseError when it may not go live; any other error when it could not be fetched
 */
export async function loadRelease(remote: RemoteKey, address: ReleaseAddress): Promise<LoadedRelease> {
  const refuse = (reason: string) =>
    new IncompatibleReleaseError(`The release ${address.release} of ${remote} is refused: ${reason}.`);

  const manifest = await fetchText(address.release);
  if (address.integrity && integrityOf(manifest) !== address.integrity)
    throw refuse('its release.json has a wrong integrity');
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ReleaseSchema), manifest);
  if (!parsed.success)
    throw refuse(`its release.json is malformed at ${v.getDotPath(parsed.issues[0]) ?? 'its root'}`);
  const release = parsed.output;
  const incompatibility = findIncompatibility(remote, release);
  if (incompatibility) throw refuse(incompatibility);

  const base = new URL('.', address.release).href;
  // Browsers check the client's entry as well. Checking it here keeps a tampered one from going live.
  const [nodeCode, webCode] = await Promise.all([
    fetchText(base + release.node.file),
    fetchText(base + release.web.file),
  ]);
  if (integrityOf(nodeCode) !== release.node.integrity)
    throw refuse(`${release.node.file} has a wrong integrity`);
  if (integrityOf(webCode) !== release.web.integrity)
    throw refuse(`${release.web.file} has a wrong integrity`);
  try {
    return { address, release, base, modules: evaluateModules(release, nodeCode, base) };
  } catch (error) {
    throw refuse(`${release.node.file} does not run (${reasonOf(error)})`);
  }
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_DEADLINE_MS) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}

function evaluateModules(release: Release, code: string, base: string): LoadedRelease['modules'] {
  const { exposed } = evaluateBundle(code, base + release.node.file) as {
    exposed: Record<string, ExposedModule>;
  };
  const modules = new Map(Object.entries(exposed));
  for (const name of Object.keys(release.exposes)) {
    const module = modules.get(name);
    if (!module?.page && !module?.widget) throw new Error(`"${name}" exports neither page nor widget`);
  }
  return modules;
}
