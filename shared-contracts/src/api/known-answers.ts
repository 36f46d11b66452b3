import * as v from 'valibot';
import { bounds } from './bounds.ts';
import type { Http } from './call.ts';
import { callMessages } from './call-messages.ts';
import { CountryNameSchema, CurrencySchema, SessionIdSchema, UnitsSchema } from './fields.ts';
import { SaveStepAnswerSchema } from './save-step.ts';

/** What a visitor was told that a treatment costs at home, all units of one patient; how many, and where. */
const ToldPriceSchema = v.object({
  amount: v.pipe(v.number(), v.minValue(1), v.maxValue(1_000_000_000)),
  currency: CurrencySchema,
  units: v.optional(UnitsSchema),
  source: v.optional(CountryNameSchema),
});

/** Countries side by side on the estimate. */
export const ComparedSchema = v.pipe(v.array(CountryNameSchema), v.maxLength(4));

/**
 * What a session holds of its visitor besides a trip (section 10.27): where they live, in which currency amounts stand first,
 * which countries they compare, and what they were told at home, by treatment.
 */
export const KnownAnswersSchema = v.object({
  source: v.optional(CountryNameSchema),
  currency: v.optional(CurrencySchema),
  compared: v.optional(ComparedSchema),
  told_prices: v.optional(
    v.pipe(
      v.record(v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/)), ToldPriceSchema),
      v.check(
        prices => Object.keys(prices).length <= bounds.toldPrices,
        `at most ${bounds.toldPrices} treatments`,
      ),
    ),
  ),
});
export type KnownAnswers = v.InferOutput<typeof KnownAnswersSchema>;

/** Answer of the calls that start or find a session, with what its browser said before. */
export const SessionAnswerSchema = v.object({ session_id: SessionIdSchema, ...KnownAnswersSchema.entries });

/** `PUT /journey/{sessionId}`, of answers besides the steps. @throws ApiError 'Failed to update journey step' */
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
