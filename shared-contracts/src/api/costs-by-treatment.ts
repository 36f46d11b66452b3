import * as v from 'valibot';
import { ApiError } from './api-error.ts';
import { CostWireSchema } from './cost.ts';
import {
  AsOfSchema,
  CountryNameSchema,
  GROUP_SIZE_MESSAGE,
  IdSchema,
  isValidGroupSize,
  LaterNightsSchema,
  NightsSchema,
  PatientsSchema,
  PeopleSchema,
  provenanceEntries,
  TripSourceSchema,
  UnitsSchema,
  UsdSchema,
  VisitsSchema,
} from './fields.ts';
import type { Http } from './http.ts';

/** Body of `POST /journey/compute-cost-by-treatment` (section 7). Without a destination: the answer lists all of them. */
export const CostsByTreatmentRequestSchema = v.pipe(
  v.strictObject({
    treatment_id: IdSchema,
    source: TripSourceSchema,
    people_count: PeopleSchema,
    patient_count: PatientsSchema,
    accommodation_duration: NightsSchema,
    accommodation_id: IdSchema,
    food_id: IdSchema,
    travel_support: v.boolean(),
    visa_support: v.boolean(),
    units: v.optional(UnitsSchema, 1),
    /** Visits, at most the treatment's usual ones; the nights above are those of the first. */
    visits: v.optional(VisitsSchema, 1),
    /** Those of the other visits in their order; where they lack, the treatment's own. */
    later_nights: v.optional(LaterNightsSchema),
  }),
  v.check(counts => isValidGroupSize(counts), GROUP_SIZE_MESSAGE),
);
export type CostsByTreatmentRequest = v.InferOutput<typeof CostsByTreatmentRequestSchema>;

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

/** The cost of a trip to one destination, whole USD; `low` and `high` are its range. */
export type CostByCountry = v.InferOutput<typeof CostsByTreatmentAnswerSchema>[number];

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
export const toCostsByTreatmentRequest = (input: CostsByTreatmentInput) => ({
  treatment_id: Number(input.treatmentId),
  source: input.source,
  people_count: input.travelers,
  patient_count: input.patients,
  accommodation_duration: input.nights,
  accommodation_id: input.accommodationId,
  food_id: input.foodId,
  travel_support: input.flightSupport,
  visa_support: input.visaSupport,
  ...(input.units !== undefined && { units: input.units }),
  ...(input.visits !== undefined && { visits: input.visits }),
  ...(input.laterNights && { later_nights: input.laterNights }),
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
      answer: CostsByTreatmentAnswerSchema,
      message: 'Failed to fetch treatment costs',
      signal,
    }).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'invalid-answer') return [];
      throw error;
    });
