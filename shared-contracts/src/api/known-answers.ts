import * as v from 'valibot';
import { CurrencySchema, SessionIdSchema, TripSourceSchema } from './fields.ts';
import type { Http } from './http.ts';
import { SaveStepAnswerSchema, StepUpdateSchema } from './save-step.ts';

/** What a session holds of its visitor beside a trip (section 10.27): where they live, and in which currency amounts stand beside dollars. */
export const KnownAnswersSchema = v.object({
  source: v.optional(TripSourceSchema),
  currency: v.optional(CurrencySchema),
});
export type KnownAnswers = v.InferOutput<typeof KnownAnswersSchema>;

/** Body of `PUT /journey/{sessionId}`: a step, or answers beside the steps; what is absent stays as it is. */
export const SessionUpdateSchema = v.variant('step', [
  StepUpdateSchema,
  v.strictObject({
    step: v.literal('residence'),
    updates: v.strictObject({ ...KnownAnswersSchema.entries }),
  }),
]);
export type SessionUpdate = v.InferOutput<typeof SessionUpdateSchema>;

/** Answer of the calls that start or find a session, with what its browser said before. */
export const SessionAnswerSchema = v.object({ session_id: SessionIdSchema, ...KnownAnswersSchema.entries });

/** `PUT /journey/{sessionId}`, of answers beside the steps. @throws ApiError 'Failed to update journey step' */
export const putKnownAnswers =
  (http: Http) =>
  (sessionId: number, updates: KnownAnswers, signal?: AbortSignal): Promise<unknown> =>
    http({
      method: 'put',
      path: `journey/${sessionId}`,
      json: { step: 'residence', updates },
      answer: SaveStepAnswerSchema,
      message: 'Failed to update journey step',
      signal,
    });
