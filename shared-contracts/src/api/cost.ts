import * as v from 'valibot';
import { UsdSchema } from './fields.ts';
import type { Http } from './http.ts';

/** A line that is added later is 0 if the API does not know it: `v.optional(UsdSchema, 0)`. */
const others = { travel: UsdSchema, visa: UsdSchema, accommodation: UsdSchema, food: UsdSchema };

/** The lines of a cost beside the treatment's. */
export const otherLines = Object.keys(others) as (keyof typeof others)[];

/** A cost breakdown (section 3) in whole USD; `total` is the sum of the lines. */
export const CostWireSchema = v.object({ treatment: UsdSchema, ...others, total: UsdSchema });
export type CostBreakdown = v.InferOutput<typeof CostWireSchema>;

/** `GET /journey/{sessionId}/cost`, as last computed; 409 if never computed. @throws ApiError 'Failed to compute cost' */
export const fetchCost = (http: Http) => (sessionId: number, signal?: AbortSignal) =>
  http({
    path: `journey/${sessionId}/cost`,
    answer: CostWireSchema,
    message: 'Failed to compute cost',
    signal,
  });
