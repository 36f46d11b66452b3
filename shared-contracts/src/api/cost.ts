import * as v from 'valibot';
import type { Http } from './call.ts';
import { callMessages } from './call-messages.ts';
import { UsdSchema } from './fields.ts';

const others = { travel: UsdSchema, visa: UsdSchema, accommodation: UsdSchema, food: UsdSchema };

/** The lines of a cost besides the treatment's. */
export const otherLines = Object.keys(others) as (keyof typeof others)[];

/** The lines of a cost that are known. */
export const costLines = ['treatment', ...otherLines] as const;

/** A cost breakdown (section 3) in whole USD; `total` is the sum of the lines. */
export const CostWireSchema = v.object({ treatment: UsdSchema, ...others, total: UsdSchema });
export type CostBreakdown = v.InferOutput<typeof CostWireSchema>;

/**
 * The amounts of a cost besides the lines that are known, by the API's names for them, e.g. `{ airport_transfer: 120 }`; a
 * discount is less than 0. `wholeAnswer` finds them.
 */
const unknownLines = { others: v.optional(v.record(v.string(), v.number())) };
const UnknownLinesSchema = v.object(unknownLines);
export type UnknownLines = v.InferOutput<typeof UnknownLinesSchema>;

/** Answer of `GET /journey/{sessionId}/cost`. */
export const CostAnswerSchema = v.object({ ...CostWireSchema.entries, ...unknownLines });

/** `GET /journey/{sessionId}/cost`, as last computed; 409 if never computed. @throws ApiError 'Failed to compute cost' */
export const fetchCost = (http: Http) => (sessionId: number, signal?: AbortSignal) =>
  http({
    path: `journey/${sessionId}/cost`,
    answer: CostAnswerSchema,
    message: callMessages.cost,
    signal,
  });
