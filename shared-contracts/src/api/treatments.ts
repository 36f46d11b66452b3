import * as v from 'valibot';
import { AsOfSchema, UsdSchema } from './fields.ts';
import type { Http } from './http.ts';

/** One treatment of `GET /masters/treatments` (section 7); `price_unit`, `typical_units` and `as_of` are section 10.6's. */
export const TreatmentWireSchema = v.object({
  id: v.string(),
  name: v.string(),
  category: v.string(),
  base_cost: v.optional(UsdSchema, 0),
  description: v.string(),
  /** The wire's own spelling. Days. */
  min_treatement_days: v.pipe(v.number(), v.integer(), v.minValue(0)),
  image: v.nullish(v.string(), null),
  order: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  price_unit: v.string(),
  typical_units: v.pipe(v.number(), v.integer(), v.minValue(1)),
  as_of: AsOfSchema,
});

export const TreatmentsAnswerSchema = v.array(TreatmentWireSchema);

/** A treatment as pages see it (section 3). */
export interface Treatment {
  id: string;
  name: string;
  category: string;
  /** Lowest price of any destination, whole USD per {@link Treatment.priceUnit}. */
  estimatedCost: number;
  description: string;
  /** Typical stay in days. */
  duration: number;
  /** Path of the picture, or null. */
  image: string | null;
  /** Place within its category, from 1; 0 is "not given", which sorts last. */
  order: number;
  /** What one price buys, e.g. `one tooth`. */
  priceUnit: string;
  /** How many units are typical, for wording only. */
  typicalUnits: number;
  asOf: string;
}

export const toTreatment = (wire: v.InferOutput<typeof TreatmentWireSchema>): Treatment => ({
  id: wire.id,
  name: wire.name,
  category: wire.category,
  estimatedCost: wire.base_cost,
  description: wire.description,
  duration: wire.min_treatement_days,
  image: wire.image,
  order: wire.order,
  priceUnit: wire.price_unit,
  typicalUnits: wire.typical_units,
  asOf: wire.as_of,
});

/** `GET /masters/treatments`. @throws ApiError 'Failed to fetch treatments' */
export async function fetchTreatments(http: Http, signal?: AbortSignal): Promise<Treatment[]> {
  const answer = await http({
    path: 'masters/treatments',
    answer: TreatmentsAnswerSchema,
    message: 'Failed to fetch treatments',
    signal,
  });
  return answer.map(toTreatment);
}
