import * as v from 'valibot';
import {
  CountryNameSchema,
  checkGroupSize,
  IdSchema,
  LaterNightsSchema,
  NightsSchema,
  PatientsSchema,
  PeopleSchema,
  UnitsSchema,
  VisitsSchema,
} from './fields.ts';

/** Body of `POST /journey/compute-cost-by-treatment` (section 7). Without a destination the answer lists all of them. */
export const CostsByTreatmentRequestSchema = v.pipe(
  v.strictObject({
    treatment_id: IdSchema,
    source: CountryNameSchema,
    people_count: PeopleSchema,
    patient_count: PatientsSchema,
    accommodation_duration: NightsSchema,
    accommodation_id: IdSchema,
    food_id: IdSchema,
    travel_support: v.boolean(),
    visa_support: v.boolean(),
    units: v.optional(UnitsSchema, 1),
    /** Visits, at most the treatment's usual ones; the nights above are of the first. */
    visits: v.optional(VisitsSchema, 1),
    /** Nights of the later visits, in order; without them the treatment's own. */
    later_nights: v.optional(LaterNightsSchema),
    destination: v.optional(CountryNameSchema),
  }),
  checkGroupSize(),
);
export type CostsByTreatmentRequest = v.InferOutput<typeof CostsByTreatmentRequestSchema>;
