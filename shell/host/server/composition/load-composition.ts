import { releaseFolder, type StoredRelease } from '@carefare/release';
import { reasonOf } from '@carefare/release/error-reason';
import type { TrialFault } from '@carefare/release/trial';
import type { RemoteKey } from 'shared-contracts/host';
import { offeredModules } from '../rendering/host-modules.ts';
import { findIncompatibility } from './check-release.ts';
import { type CandidateComposition, type CompositionHost, composeReleases } from './composition-snapshot.ts';
import type { RequestedComposition } from './composition-source.ts';
import { type FetchedRelease, IncompatibleReleaseError } from './fetch-release.ts';
import type { ReleaseArchive } from './release-archive.ts';

interface Failure {
  remote: RemoteKey;
  message: string;
  fault: TrialFault;
  isIncompatible: boolean;
}

export interface LoadResult {
  candidate: CandidateComposition;
  failures: readonly Failure[];
}

interface LoadOptions extends CompositionHost {
  archive: ReleaseArchive;
}

/** Loads the releases of a composition, all together. Releases that the archive holds are not fetched again. */
export async function loadComposition(
  { remotes, isTried = false }: RequestedComposition,
  { archive, ...host }: LoadOptions,
): Promise<LoadResult> {
  const failures: Failure[] = [];
  const load = async ([remote, stored]: [RemoteKey, StoredRelease]): Promise<
    [RemoteKey, FetchedRelease][]
  > => {
    try {
      const fetched = await archive.load(remote, stored);
      const incompatibility = findIncompatibility(remote, fetched.release, offeredModules);
      if (incompatibility) throw new IncompatibleReleaseError(remote, stored, incompatibility);
      return [[remote, fetched]];
    } catch (error) {
      failures.push(describeFailure(remote, stored, error));
      return [];
    }
  };
  const releases = new Map((await Promise.all(Object.entries(remotes).map(load))).flat());
  const missing = Object.keys(remotes).filter(remote => !releases.has(remote));
  const candidate = composeReleases(releases, missing, host);
  const faults = failures.map(({ fault }) => fault);
  return { candidate: { ...candidate, faults, isTried: isTried && missing.length === 0 }, failures };
}

function describeFailure(remote: RemoteKey, { digest }: StoredRelease, error: unknown): Failure {
  if (error instanceof IncompatibleReleaseError) {
    const fault = { remote, release: digest, reason: `is refused: ${error.reason}.` };
    return { remote, message: error.message, fault, isIncompatible: true };
  }
  const message = `The release ${releaseFolder(remote, digest)}/release.json of ${remote} could not be loaded: ${reasonOf(error)}.`;
  return { remote, message, fault: { reason: message }, isIncompatible: false };
}
