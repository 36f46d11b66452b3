import { BACKGROUND_JOB_DEADLINE_MS, JOB_DEADLINE_MS } from '../../time-limits.ts';
import type { Job } from './messages.ts';

export type Outcome = { output: unknown } | { error: Error };

/** A job that is not answered yet. */
export interface RunningJob {
  job: Omit<Job, 'skip'>;
  /** How many workers have tried it. */
  tries: number;
  settle(outcome: Outcome): void;
}

/** @param onLate called when it is not settled within its deadline */
export function startJob<Output>(job: RunningJob['job'], onLate: (error: Error) => void) {
  const { promise: result, resolve, reject } = Promise.withResolvers<Output>();
  const isBackground = job.kind === 'trial' || job.kind === 'addresses';
  const deadline = isBackground ? BACKGROUND_JOB_DEADLINE_MS : JOB_DEADLINE_MS;
  const timer = setTimeout(() => onLate(new Error(`It took longer than ${deadline / 1_000} s.`)), deadline);
  const settle: RunningJob['settle'] = outcome => {
    clearTimeout(timer);
    if ('error' in outcome) reject(outcome.error);
    else resolve(outcome.output as Output);
  };
  const running: RunningJob = { job, tries: 0, settle };
  return { running, result };
}
