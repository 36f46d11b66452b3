import type { ReleaseStore } from '../store/store.ts';
import { startTrial, type Trial } from '../trial/start-trial.ts';
import { newBeside } from './new-beside.ts';
import type { ReadComposition } from './rule.ts';

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
  const rendered = newBeside(candidate, live).map(([remote]) => remote);
  const trial = await startTrial(store, candidate.stored, { rendered, isThorough });
  for (const words of new Set(trial.printed)) process.stderr.write(`${words}\n`);
  return trial;
}
