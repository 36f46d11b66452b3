import * as v from 'valibot';
import { callMessages } from './call-messages.ts';
import { CostWireSchema, withUnknownLines } from './cost.ts';
import { AsOfSchema, CountryNameSchema, provenanceEntries, UsdSchema } from './fields.ts';
import type { Http } from './http.ts';

/** Answer of `POST /journey/compute-cost-by-treatment` (section 7). */
export const CostsByTreatmentAnswerSchema = v.array(
  v.object({
    country: CountryNameSchema,
    ...CostWireSchema.entries,
    /** The lowest and the highest total that are to be expected (section 10.4). */
    low: v.optional(UsdSchema),
    high: v.optional(UsdSchema),
    /** Of the treatment's price. */
    ...provenanceEntries,
    sources: v.optional(v.array(v.string())),
    as_of: v.optional(AsOfSchema),
  }),
);

const CostByCountrySchema = withUnknownLines(CostsByTreatmentAnswerSchema.item);

/** The cost of a trip to one destination, whole USD; `low` and `high` are its range. */
export type CostByCountry = v.InferOutput<typeof CostByCountrySchema>;

/** A trip without its destination, as pages name its answers. */
export interface CostsByTreatmentInput {
  treatmentId: string;
  source: string;
  patients: number;
  /** Patients and companions. */
  travelers: number;
  /** Of the first visit. */
  nights: number;
  accommodationId: number;
  foodId: number;
  flightSupport: boolean;
  visaSupport: boolean;
  /** Units that each patient has treated; 1 if absent. */
  units?: number;
  /** Visits that are counted; 1 if absent. */
  visits?: number;
  /** Of each visit after the first; the treatment's own if absent. */
  laterNights?: number[];
}

/** The request for an input; a contact submission carries it as its `estimate`. */
export const toCostsByTreatmentRequest = ({
  treatmentId,
  source,
  travelers,
  patients,
  nights,
  accommodationId,
  foodId,
  flightSupport,
  visaSupport,
  laterNights,
  ...plain
}: CostsByTreatmentInput) => ({
  treatment_id: Number(treatmentId),
  source,
  people_count: travelers,
  patient_count: patients,
  accommodation_duration: nights,
  accommodation_id: accommodationId,
  food_id: foodId,
  travel_support: flightSupport,
  visa_support: visaSupport,
  ...plain,
  ...(laterNights && { later_nights: laterNights }),
});

/**
 * `POST /journey/compute-cost-by-treatment`; an empty list from an API that answers in a shape of its own, since section 7
 * shows none. @throws ApiError 'Failed to fetch treatment costs'
 */
export const postCostsByTreatment =
  (http: Http) =>
  (input: CostsByTreatmentInput, signal?: AbortSignal): Promise<CostByCountry[]> =>
    http({
      method: 'post',
      path: 'journey/compute-cost-by-treatment',
      json: toCostsByTreatmentRequest(input),
      answer: v.array(CostByCountrySchema),
      unlike: [],
      message: callMessages.costsByTreatment,
      signal,
    });
