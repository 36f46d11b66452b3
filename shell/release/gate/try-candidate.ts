import type { StoredComposition } from '../journal/compositions.ts';
import type { ReleaseStore } from '../store/store.ts';
import { startTrial, type Trial } from '../trial/start-trial.ts';
import { newBeside } from './new-beside.ts';
import type { ComparedComposition } from './rule.ts';

/** A composition that is to go live. */
export interface Candidate {
  stored: StoredComposition;
  compared: ComparedComposition;
}

/**
 * Tries a candidate in its own shell. Pages and widgets of remotes that are not live beside this shell yet are rendered, so
 * that many remotes do not make each promotion longer. What they print goes to standard error.
 * @throws TrialDeadlineError when the machine is too busy
 */
export async function tryCandidate(
  store: ReleaseStore,
  { stored, compared }: Candidate,
  live: readonly ComparedComposition[],
  { isThorough = false }: { isThorough?: boolean } = {},
): Promise<Trial> {
  const rendered = newBeside(compared, live).map(([remote]) => remote);
  const trial = await startTrial(store, stored, { rendered, isThorough });
  for (const words of new Set(trial.printed)) process.stderr.write(`${words}\n`);
  return trial;
}
