import * as v from 'valibot';
import { UsdSchema } from './fields.ts';
import type { Http } from './http.ts';

/** A cost breakdown (section 3) in whole USD; `total` is the sum of the five lines. */
export const CostWireSchema = v.object({
  treatment: UsdSchema,
  travel: UsdSchema,
  visa: UsdSchema,
  accommodation: UsdSchema,
  food: UsdSchema,
  total: UsdSchema,
});
export type CostBreakdown = v.InferOutput<typeof CostWireSchema>;

/** `GET /journey/{sessionId}/cost`, as last computed; 409 if never computed. @throws ApiError 'Failed to compute cost' */
export const fetchCost = (http: Http) => (sessionId: number, signal?: AbortSignal) =>
  http({
    path: `journey/${sessionId}/cost`,
    answer: CostWireSchema,
    message: 'Failed to compute cost',
    signal,
  });
