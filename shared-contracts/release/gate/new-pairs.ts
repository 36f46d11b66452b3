import type { RemoteKey } from 'shared-contracts/host';
import type { ShellManifest } from '../manifest.ts';
import type { ComparedComposition, ComparedRelease } from './rule.ts';

/** A shell and a remote's release that would be live together and are not yet. */
export interface Pair {
  shell: ComparedRelease<ShellManifest>;
  remote: RemoteKey;
  release: ComparedRelease;
  /** The side that is live already is not to blame. */
  moved: 'shell' | 'remote';
}

/**
 * The pairs that a candidate adds, in both directions: its shell with every live remote, and its remotes with every live
 * shell. A pair that is live already is not judged again, so that a rule broken on purpose holds nobody else up.
 */
export function findNewPairs(candidate: ComparedComposition, live: readonly ComparedComposition[]): Pair[] {
  const compositions = [candidate, ...live];
  const shells = new Map(compositions.map(({ shell }) => [shell.release.digest, shell]));
  const remotes = new Map(
    compositions.flatMap(({ releases }) =>
      [...releases].map(
        ([remote, release]) => [`${remote} ${release.release.digest}`, { remote, release }] as const,
      ),
    ),
  );
  const isLiveShell = (digest: string) => live.some(({ shell }) => shell.release.digest === digest);
  const isLive = (shell: string, remote: RemoteKey, release: string) =>
    live.some(
      composition =>
        composition.shell.release.digest === shell &&
        composition.releases.get(remote)?.release.digest === release,
    );
  return [...shells.values()].flatMap(shell =>
    [...remotes.values()]
      .filter(({ remote, release }) => !isLive(shell.release.digest, remote, release.release.digest))
      .map(({ remote, release }) => ({
        remote,
        release,
        shell,
        moved: live.length > 0 && !isLiveShell(shell.release.digest) ? 'shell' : 'remote',
      })),
  );
}

/** A pair's releases as sentences name them. */
export const namesOf = ({ shell, remote, release }: Pair): { shell: string; remote: string } => ({
  shell: `shell ${shell.release.digest}`,
  remote: `${remote} ${release.release.digest}`,
});
