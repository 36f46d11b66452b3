import { openStored, type ReleaseSource } from '../store/release-source.ts';
import type { ReleaseStore } from '../store/store.ts';
import type { ReleasedPackage } from '../store/stored-release.ts';
import { startTrial, type Trial } from '../trial/start-trial.ts';
import { TrialDeadlineError } from '../trial/try-shell.ts';
import { newInShell } from './new-in-shell.ts';
import type { ReadComposition } from './rule.ts';

/** How often a candidate is tried on a machine that is too busy each time. */
const TRIES = 3;

/**
 * Tries a candidate in its own shell. Pages and widgets of remotes that are not live beside this shell yet are rendered, so
 * that many remotes do not make each promotion longer. What they print goes to standard error.
 * @throws TrialDeadlineError when the machine is too busy
 */
export async function tryCandidate(
  store: ReleaseStore,
  candidate: ReadComposition,
  live: readonly ReadComposition[],
  { isThorough = false }: { isThorough?: boolean } = {},
): Promise<Trial> {
  const rendered = newInShell(candidate, live).map(([remote]) => remote);
  /** What was read and checked is not read again. */
  const sourceOf = (name: ReleasedPackage, digest: string): Pick<ReleaseSource, 'read'> => {
    const { files } =
      name === 'shell' ? candidate.shell : (candidate.releases.get(name) ?? { files: new Map() });
    const stored = openStored(store, name, digest);
    return { read: async path => files.get(path) ?? (await stored.read(path)) };
  };
  for (let tries = 1; ; tries += 1)
    try {
      const trial = await startTrial(store, candidate.stored, { rendered, isThorough, sourceOf });
      for (const words of new Set(trial.printed)) process.stderr.write(`${words}\n`);
      return trial;
    } catch (error) {
      if (tries === TRIES || !(error instanceof TrialDeadlineError)) throw error;
    }
}
