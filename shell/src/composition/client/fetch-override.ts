import { type LiveRelease, type Release, ReleaseSchema, type RemoteKey } from 'shared-contracts';
import * as v from 'valibot';
import { findIncompatibility } from '../check-release.ts';
import { overridesCopy } from './overrides.copy.ts';

const copy = overridesCopy.reasons;
const DEADLINE_MS = 4_000;
const FILES_DEADLINE_MS = 10_000;
const MANIFEST_MAX = 1_000_000;
/** As much as a release may have to go live. */
const RELEASE_MAX_BYTES = 20_000_000;

/**
 * Fetches a release from a tester's origin and judges it by the rules for live ones. All its code is fetched and compared with
 * its list before any of it runs, so that a page runs either this release or the live one, and never parts of both.
 * @throws Error whose message says in a few words what is wrong
 */
export async function fetchOverride(
  remote: RemoteKey,
  address: string,
  offers: Parameters<typeof findIncompatibility>[2],
): Promise<LiveRelease> {
  const base = address.slice(0, -'release.json'.length);
  const release = parseRelease(await fetchManifest(address));
  const incompatibility = findIncompatibility(remote, release, offers);
  if (incompatibility) throw new Error(incompatibility);

  const code = Object.entries(release.files).filter(
    ([path]) => /\.(?:js|css)$/.test(path) && path !== release.node.file,
  );
  const size = code.reduce((sum, [, { bytes }]) => sum + bytes, 0);
  if (size > RELEASE_MAX_BYTES) throw new Error(`it has ${size} bytes, more than ${RELEASE_MAX_BYTES}`);
  const signal = AbortSignal.timeout(FILES_DEADLINE_MS);
  const check = ([path, { integrity }]: (typeof code)[number]) =>
    fetchFrom(base + path, { integrity, signal }).then(
      async response => {
        if (!response.ok) throw new Error(copy.file(path));
        await response.arrayBuffer();
      },
      () => Promise.reject(new Error(copy.file(path))),
    );
  await Promise.all(code.map(check));
  const { container, digest, pages, exposes, web } = release;
  return { container, digest, pages, exposes, web, base };
}

async function fetchManifest(address: string): Promise<string> {
  const response = await fetchFrom(address, { signal: AbortSignal.timeout(DEADLINE_MS) }).catch(() => {
    throw new Error(copy.unreachable);
  });
  if (!response.ok) throw new Error(copy.status(response.status));
  return response.text();
}

function parseRelease(text: string): Release {
  const { success, output, issues } = v.safeParse(
    ReleaseSchema,
    text.length <= MANIFEST_MAX && parseJson(text),
  );
  if (success) return output;
  throw new Error(copy.malformed(issues[0].path?.map(({ key }) => String(key)).join('.') ?? 'the top'));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** As scripts of another origin are fetched: without cookies. */
const fetchFrom = (address: string, options: RequestInit) =>
  fetch(address, { ...options, mode: 'cors', credentials: 'omit' });
