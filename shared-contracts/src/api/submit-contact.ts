import * as v from 'valibot';
import type { Http } from './call.ts';
import { callMessages } from './call-messages.ts';
import type { ContactSubmission } from './contact-submission.ts';
import { deadlines } from './time-limits.ts';

/** The header that makes repeated submissions one request: one key per attempt, 8 to 100 characters. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** Answer of `POST /journey/{sessionId}/submissions`: the reference of the stored request, for the visitor; empty if the API gives none. */
export const SubmissionAnswerSchema = v.fallback(
  v.object({ reference: v.pipe(v.union([v.string(), v.number()]), v.transform(String)) }),
  { reference: '' },
);

/**
 * `POST /journey/{sessionId}/submissions`; the answer comes once the request is stored.
 * @throws ApiError with section 8's submit failure; 409: the key was used with another body; 422: refused fields
 */
export const postContact =
  (http: Http) =>
  (
    sessionId: number,
    submission: ContactSubmission,
    attempt: { idempotencyKey: string },
    signal?: AbortSignal,
  ) =>
    http({
      method: 'post',
      path: `journey/${sessionId}/submissions`,
      json: submission,
      headers: { [IDEMPOTENCY_HEADER]: attempt.idempotencyKey },
      answer: SubmissionAnswerSchema,
      message: callMessages.submitContact,
      deadline: deadlines.submit,
      signal,
    });
