import * as v from 'valibot';
import { CostWireSchema } from './cost.ts';
import {
  CountryNameSchema,
  GROUP_SIZE_MESSAGE,
  IdSchema,
  isValidGroupSize,
  NightsSchema,
  PatientsSchema,
  PeopleSchema,
  SourceSchema,
} from './fields.ts';
import type { Http } from './http.ts';

/** Body of `POST /journey/compute-cost-by-treatment` (section 7): no destination, all are answered. */
export const CostsByTreatmentRequestSchema = v.pipe(
  v.strictObject({
    treatment_id: IdSchema,
    source: SourceSchema,
    people_count: PeopleSchema,
    patient_count: PatientsSchema,
    accommodation_duration: NightsSchema,
    accommodation_id: IdSchema,
    food_id: IdSchema,
    travel_support: v.boolean(),
    visa_support: v.boolean(),
  }),
  v.check(counts => isValidGroupSize(counts), GROUP_SIZE_MESSAGE),
);
export type CostsByTreatmentRequest = v.InferOutput<typeof CostsByTreatmentRequestSchema>;

export const CostByCountryWireSchema = v.object({ country: CountryNameSchema, ...CostWireSchema.entries });
export const CostsByTreatmentAnswerSchema = v.array(CostByCountryWireSchema);

/** The cost of a trip to one destination, whole USD. */
export type CostByCountry = v.InferOutput<typeof CostByCountryWireSchema>;

/** A trip without its destination, in the pages' names. */
export interface CostsByTreatmentInput {
  treatmentId: string;
  source: string;
  patients: number;
  /** Patients and companions. */
  travelers: number;
  nights: number;
  accommodationId: number;
  foodId: number;
  flightSupport: boolean;
  visaSupport: boolean;
}

/** The wire's form of the input; also what a contact submission carries as its `estimate`. */
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
});

/** `POST /journey/compute-cost-by-treatment`, one breakdown per destination. @throws ApiError 'Failed to fetch treatment costs' */
export function postCostsByTreatment(
  http: Http,
  input: CostsByTreatmentInput,
  signal?: AbortSignal,
): Promise<CostByCountry[]> {
  return http({
    method: 'post',
    path: 'journey/compute-cost-by-treatment',
    json: toCostsByTreatmentRequest(input),
    answer: CostsByTreatmentAnswerSchema,
    message: 'Failed to fetch treatment costs',
    signal,
  });
}
