import type { RemoteKey } from 'shared-contracts/host';
import { hostOffers } from '../rendering/host-modules.ts';
import { findIncompatibility } from './check-release.ts';
import { type CandidateComposition, composeReleases } from './composition-snapshot.ts';
import type { ReleaseAddress, RequestedComposition } from './composition-source.ts';
import { reasonOf } from './error-reason.ts';
import { type FetchedRelease, IncompatibleReleaseError } from './fetch-release.ts';
import type { ReleaseArchive } from './release-archive.ts';

interface Failure {
  remote: RemoteKey;
  message: string;
  isIncompatible: boolean;
}

export interface LoadResult {
  candidate: CandidateComposition;
  failures: readonly Failure[];
}

interface LoadOptions {
  archive: ReleaseArchive;
  /** Digest of the shell's own release. */
  shell: string;
}

/** Loads the releases of a composition, all together. Those that the archive holds are not fetched again. */
export async function loadComposition(
  { releases: requested, isRehearsed = false }: RequestedComposition,
  { archive, shell }: LoadOptions,
): Promise<LoadResult> {
  const failures: Failure[] = [];
  const load = async ([remote, address]: [RemoteKey, ReleaseAddress]): Promise<
    [RemoteKey, FetchedRelease][]
  > => {
    try {
      const fetched = await archive.load(remote, address);
      const incompatibility = findIncompatibility(remote, fetched.release, hostOffers);
      if (incompatibility) throw new IncompatibleReleaseError(remote, address, incompatibility);
      return [[remote, fetched]];
    } catch (error) {
      failures.push(describeFailure(remote, address, error));
      return [];
    }
  };
  const releases = new Map((await Promise.all([...requested].map(load))).flat());
  const missing = [...requested.keys()].filter(remote => !releases.has(remote));
  const candidate = composeReleases(releases, missing, shell);
  return { candidate: { ...candidate, isRehearsed: isRehearsed && missing.length === 0 }, failures };
}

function describeFailure(remote: RemoteKey, { folder }: ReleaseAddress, error: unknown): Failure {
  if (error instanceof IncompatibleReleaseError)
    return { remote, message: error.message, isIncompatible: true };
  const message = `The release ${folder}release.json of ${remote} could not be loaded: ${reasonOf(error)}.`;
  return { remote, message, isIncompatible: false };
}
