import * as v from 'valibot';
import { ContactPayloadSchema } from './contact-payload.ts';
import { CostsByTreatmentRequestSchema } from './costs-by-treatment.ts';
import { deadlines, type Http } from './http.ts';

/** Agreement to the use of health data: the text's version and the time (ISO 8601) of the tick. */
export const ConsentSchema = v.strictObject({
  version: v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/)),
  at: v.pipe(v.string(), v.isoTimestamp()),
});

/** Body of `POST /journey/{sessionId}/submissions` (section 10.16). The server computes the estimate again from its input. */
export const ContactSubmissionSchema = v.strictObject({
  kind: v.literal('contact_us'),
  payload: ContactPayloadSchema,
  consent: ConsentSchema,
  estimate: v.optional(CostsByTreatmentRequestSchema),
});
/** What is sent; optional answers may be left out. */
export type ContactSubmission = v.InferInput<typeof ContactSubmissionSchema>;

/** The header that makes a repeated submission one request: one key per attempt, 8 to 100 characters. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
export const IdempotencyKeySchema = v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/));

export const SubmissionAnswerSchema = v.object({ reference: v.pipe(v.string(), v.nonEmpty()) });
/** What the visitor is told: the reference of a stored request. */
export type SubmissionReceipt = v.InferOutput<typeof SubmissionAnswerSchema>;

/**
 * `POST /journey/{sessionId}/submissions`; answered only once the request is durable.
 * @throws ApiError with section 8's submit failure; 409: the key was used with another body; 422: refused fields
 */
export function postContact(
  http: Http,
  sessionId: number,
  submission: ContactSubmission,
  { idempotencyKey }: { idempotencyKey: string },
  signal?: AbortSignal,
): Promise<SubmissionReceipt> {
  return http({
    method: 'post',
    path: `journey/${sessionId}/submissions`,
    json: submission,
    headers: { [IDEMPOTENCY_HEADER]: idempotencyKey },
    answer: SubmissionAnswerSchema,
    message: 'There was an error submitting your request. Please try again.',
    deadline: deadlines.submit,
    signal,
  });
}
