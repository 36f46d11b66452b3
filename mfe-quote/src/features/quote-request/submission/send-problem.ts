import { ApiError } from 'shared-contracts';
import * as v from 'valibot';
import { draftFields } from '../draft/draft.ts';
import { errorsOfProblem } from '../draft/validate-draft.ts';

/**
 * Why a request was not stored. `noSession` and `failed` are section 8's. `busy`: rate limit; `refused`: the API rejects
 * a field; `spam`: the honeypot is filled in; `tooFast`: the form was open too briefly; `notOpened`: the server cannot
 * tell that it was open at all.
 */
export const sendProblems = [
  'offline',
  'noSession',
  'failed',
  'busy',
  'refused',
  'spam',
  'tooFast',
  'notOpened',
] as const;
export type SendProblem = (typeof sendProblems)[number];

/** Says that a request was not stored, and why. Without a `problem` the form's own rules reject its answers. */
export const FailureSchema = v.object({
  problem: v.optional(v.picklist(sendProblems)),
  /** With `busy`: how long the API asks to wait, in s. */
  waitSeconds: v.optional(v.number()),
  /** Messages of the fields that the form's rules or the API reject. */
  errors: v.optional(v.partial(v.object(v.entriesFromList(draftFields, v.string())))),
});
export type Failure = v.InferOutput<typeof FailureSchema>;

/** Maps an error of the API to what the visitor is told, with and without JavaScript. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { problem: 'failed' };
  if (error.status === 429) return { problem: 'busy', waitSeconds: error.retryAfter };
  if (error.status === 400 || error.status === 422)
    return { problem: 'refused', errors: errorsOfProblem(error.problem) };
  return { problem: 'failed' };
}
