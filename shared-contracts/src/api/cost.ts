import * as v from 'valibot';
import { UsdSchema } from './fields.ts';
import type { Http } from './http.ts';

/** A cost breakdown (section 3), whole USD; `total` is the sum of the five lines. */
export const CostWireSchema = v.object({
  treatment: UsdSchema,
  travel: UsdSchema,
  visa: UsdSchema,
  accommodation: UsdSchema,
  food: UsdSchema,
  total: UsdSchema,
});
export type CostBreakdown = v.InferOutput<typeof CostWireSchema>;

/** Section 8's fallback when a cost cannot be computed. */
export const zeroCost: CostBreakdown = {
  treatment: 0,
  travel: 0,
  visa: 0,
  accommodation: 0,
  food: 0,
  total: 0,
};

/** `GET /journey/{sessionId}/cost`: the last computed one; 409 when none was. @throws ApiError 'Failed to compute cost' */
export function fetchCost(http: Http, sessionId: number, signal?: AbortSignal): Promise<CostBreakdown> {
  return http({
    path: `journey/${sessionId}/cost`,
    answer: CostWireSchema,
    message: 'Failed to compute cost',
    signal,
  });
}
