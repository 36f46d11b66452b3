import { isDeepStrictEqual } from 'node:util';
import { type CompositionFile, CompositionFileSchema, type RemoteKey } from 'shared-contracts';
import * as v from 'valibot';
import { type CompositionSnapshot, createSnapshot } from './composition-snapshot.ts';
import { reasonOf } from './error-reason.ts';
import {
  IncompatibleReleaseError,
  type LoadedRelease,
  loadRelease,
  type ReleaseAddress,
} from './load-release.ts';

/**
 * Loads all releases of a composition file. Those that are live at the same address are reused.
 * @param text the file's content
 * @param shell digest of the shell's own release
 * @param live what is served now; none at start, when a release that fails only leaves its remote missing
 * @returns the new snapshot, or the live one if a failure keeps the new one from going live
 * @throws Error with one sentence that says where the text is wrong
 */
export async function loadComposition(text: string, shell: string, live?: CompositionSnapshot) {
  const file = parseCompositionFile(text);
  const releases = new Map<RemoteKey, LoadedRelease>();
  const failures: { remote: RemoteKey; message: string; isIncompatible: boolean }[] = [];
  const load = async ([remote, address]: [RemoteKey, ReleaseAddress]): Promise<void> => {
    const current = live?.releases.get(remote);
    const isUnchanged = current && isDeepStrictEqual(current.address, address);
    try {
      releases.set(remote, isUnchanged ? current : await loadRelease(remote, address));
    } catch (error) {
      const isIncompatible = error instanceof IncompatibleReleaseError;
      const message = isIncompatible
        ? error.message
        : `The release ${address.release} of ${remote} could not be loaded: ${reasonOf(error)}.`;
      failures.push({ remote, message, isIncompatible });
    }
  };
  await Promise.all((Object.entries(file.remotes) as [RemoteKey, ReleaseAddress][]).map(load));

  // If a live remote's new release fails, keep the live composition. Remotes already missing may stay so.
  const isBlocked = live !== undefined && failures.some(({ remote }) => live.releases.has(remote));
  const isTransient = failures.every(({ isIncompatible }) => !isIncompatible);
  const snapshot = isBlocked ? live : createSnapshot(file, releases, shell);
  return {
    snapshot,
    warnings: failures.map(({ message }) => message),
    /** Loading the same file again may give another result. */
    shouldRetry: snapshot.missing.length > 0 || (isBlocked && isTransient),
  };
}

function parseCompositionFile(text: string): CompositionFile {
  const schema = v.pipe(v.string(), v.parseJson(undefined, 'it is not JSON'), CompositionFileSchema);
  const parsed = v.safeParse(schema, text);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`The composition file is wrong at ${v.getDotPath(issue) ?? 'its root'}: ${issue.message}.`);
}
