import { CommanderError } from 'commander';
import { StoreError } from '../store/store.ts';
import { TrialDeadlineError } from '../trial/try-shell.ts';
import { UsageError } from './usage-error.ts';

const EXIT_REFUSED = 1;
const EXIT_WRONG_USE = 2;
/** Nothing is known of the release: try again. */
const EXIT_UNDECIDED = 3;

/** Exit codes of a command that failed. */
export function exitCodeOf(error: unknown): number {
  // Commander has printed its own errors; help is not an error.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT_WRONG_USE;
  if (error instanceof UsageError) return EXIT_WRONG_USE;
  const isUndecided = error instanceof StoreError || error instanceof TrialDeadlineError;
  return isUndecided ? EXIT_UNDECIDED : EXIT_REFUSED;
}
