import type { RemoteKey } from 'shared-contracts';
import type { ReleaseAddress } from './composition-source.ts';
import type { FetchedRelease, ReleasedFile } from './fetch-release.ts';

/** Releases that open pages may still load files of. */
const KEPT_PER_REMOTE = 10;

/** The checked releases in memory: those of the live composition, and of the ones before it. */
export interface ReleaseArchive {
  find(remote: RemoteKey, address: ReleaseAddress): FetchedRelease | undefined;
  /** Adds a release; the remote's oldest leaves when there are more than ten. */
  add(remote: RemoteKey, release: FetchedRelease): FetchedRelease;
  file(remote: string, digest: string, path: string): ReleasedFile | undefined;
}

export function createReleaseArchive(): ReleaseArchive {
  const releases = new Map<string, FetchedRelease[]>();
  const of = (remote: string) => releases.get(remote) ?? [];
  return {
    find(remote, { folder, integrity }) {
      const found = of(remote).find(
        ({ address }) => address.folder === folder && address.integrity === integrity,
      );
      // What was asked for last is kept longest.
      if (found) releases.set(remote, [...of(remote).filter(release => release !== found), found]);
      return found;
    },
    add(remote, release) {
      releases.set(remote, [...of(remote), release].slice(-KEPT_PER_REMOTE));
      return release;
    },
    file: (remote, digest, path) =>
      of(remote)
        .find(({ release }) => release.digest === digest)
        ?.files.get(path),
  };
}
