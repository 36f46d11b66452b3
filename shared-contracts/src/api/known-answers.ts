import * as v from 'valibot';
import { callMessages } from './call-messages.ts';
import { CountryNameSchema, CurrencySchema, SessionIdSchema } from './fields.ts';
import type { Http } from './http.ts';
import { SaveStepAnswerSchema } from './save-step.ts';

/** What a session holds of its visitor beside a trip (section 10.27): where they live, and in which currency amounts stand beside dollars. */
export const KnownAnswersSchema = v.object({
  source: v.optional(CountryNameSchema),
  currency: v.optional(CurrencySchema),
});
export type KnownAnswers = v.InferOutput<typeof KnownAnswersSchema>;

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
      message: callMessages.saveKnownAnswers,
      signal,
    });
