import type { Job } from './messages.ts';

const DEADLINE_MS = 20_000;

export type Outcome = { output: unknown } | { error: Error };

/** A job that is not answered yet. */
export interface RunningJob {
  job: Omit<Job, 'skip'>;
  /** How often a worker has got it. */
  tries: number;
  settle(outcome: Outcome): void;
}

/** @param onLate called when it is not settled within its deadline */
export function startJob<Output>(job: RunningJob['job'], onLate: (error: Error) => void) {
  const { promise: result, resolve, reject } = Promise.withResolvers<Output>();
  const timer = setTimeout(
    () => onLate(new Error(`It took longer than ${DEADLINE_MS / 1_000} s.`)),
    DEADLINE_MS,
  );
  const settle: RunningJob['settle'] = outcome => {
    clearTimeout(timer);
    if ('error' in outcome) reject(outcome.error);
    else resolve(outcome.output as Output);
  };
  const running: RunningJob = { job, tries: 0, settle };
  return { running, result };
}
