import type { Release, RemoteKey } from 'shared-contracts/host';
import type { OfferedModules } from '../store/manifest.ts';
import { isNewShell, newInShell } from './new-in-shell.ts';
import type { Rule } from './rule.ts';

/** How sentences call a shell and a remote in it. */
interface Names {
  shell: string;
  remote: string;
  /** Whose team builds the remote. */
  team: RemoteKey;
}

/** What is missing of a release, said of the one that is new; undefined when nothing is. */
type CheckPair = (
  release: Release,
  offers: OfferedModules,
  names: Names,
) => Record<'shell' | 'remote', string> | undefined;

/** A rule about what a shell offers to each remote that would be new in it. */
export const checkOfferedModules =
  (check: CheckPair): Rule =>
  (candidate, live) =>
    newInShell(candidate, live).flatMap(([team, { release }]) => {
      const { digest, offers } = candidate.shell.release;
      const names = { shell: `shell ${digest}`, remote: `${team} ${release.digest}`, team };
      const sentences = check(release, offers, names);
      return sentences ? [sentences[isNewShell(candidate, live) ? 'shell' : 'remote']] : [];
    });
