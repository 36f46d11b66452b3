import { ApiError } from 'shared-contracts';
import type { DraftErrors } from './draft.ts';
import { refusedFields } from './submission.rules.ts';

/**
 * Why a request was not stored. `noSession` and `failed` are section 8's; `trapped`: a field was filled in that people do
 * not see; `tooFast` and `unopened`: the form was not open for long enough, or not at all as far as the server can tell.
 */
export const sendProblems = [
  'offline',
  'noSession',
  'failed',
  'busy',
  'refused',
  'trapped',
  'tooFast',
  'unopened',
] as const;
export type SendProblem = (typeof sendProblems)[number];

export interface Failure {
  problem: SendProblem;
  /** With `busy`: for how long the API wants to be left alone. */
  waitSeconds?: number;
  /** With `refused`: the fields that the API named. */
  errors?: DraftErrors;
}

/** What an answer of the API means for the visitor; the same with and without JavaScript. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { problem: 'failed' };
  if (error.status === 429) return { problem: 'busy', waitSeconds: error.retryAfter };
  if (error.status === 422) return { problem: 'refused', errors: refusedFields(error.problem) };
  return { problem: 'failed' };
}
