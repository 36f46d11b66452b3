import * as v from 'valibot';
import type { Http } from './call.ts';
import { callMessages } from './call-messages.ts';
import { CostAnswerSchema } from './cost.ts';
import {
  CountryNameSchema,
  CountSchema,
  LaterFlightSchema,
  MaybeAsOfSchema,
  provenanceEntries,
  UsdSchema,
} from './fields.ts';
import { HomePriceSchema } from './home-price.ts';

/** Totals by the ids of a choice, in USD. */
const TotalsByIdSchema = v.record(v.string(), UsdSchema);

/** What the same trip comes to with one answer changed, by the name of that answer in the request. */
const AlternativesSchema = v.object({
  accommodation_id: TotalsByIdSchema,
  food_id: TotalsByIdSchema,
  /** With flights if it is without, and without them if it has them. */
  travel_support: v.optional(UsdSchema),
  visa_support: v.optional(UsdSchema),
});

/** Where the comparison of the trip with home turns; null where nothing does. */
const LessThanHomeSchema = v.object({
  /** From how many units of each patient on the whole trip is surely less; null if it always is, or never. */
  from_units: v.nullable(CountSchema),
  /** Up to how many companions it is; null if all may come along, or even nobody is too many. */
  up_to_companions: v.nullable(CountSchema),
});

/** Answer of `POST /journey/compute-cost-by-treatment` (sections 7 and 10.6). */
export const CostsByTreatmentAnswerSchema = v.array(
  v.object({
    country: CountryNameSchema,
    ...CostAnswerSchema.entries,
    /** The lowest and the highest total that are to be expected (section 10.4). */
    low: v.optional(UsdSchema),
    high: v.optional(UsdSchema),
    later: LaterFlightSchema,
    /** Range of the treatment's line. */
    treatment_range: v.optional(v.object({ low: UsdSchema, high: UsdSchema })),
    /** The treatment alone at home, for all units and patients; null if the price there is not known. */
    home_price: v.nullable(HomePriceSchema),
    /** How many of what is shared the lines count. */
    counted: v.optional(v.object({ rooms: CountSchema })),
    /** Both only where the request names the destination. */
    alternatives: v.optional(AlternativesSchema),
    less_than_home: v.optional(LessThanHomeSchema),
    /** Source of the treatment's price. */
    ...provenanceEntries,
    as_of: MaybeAsOfSchema,
  }),
);

/** A trip whose treatment has no price would look like the cheapest. */
const PricedCostsSchema = v.pipe(
  CostsByTreatmentAnswerSchema,
  v.filterItems(({ treatment }) => treatment > 0),
);

/** The cost of a trip to one destination, whole USD; `low` and `high` are its range. */
export type CostByCountry = v.InferOutput<typeof CostsByTreatmentAnswerSchema>[number];

/** A trip, as pages name its answers. */
export interface CostsByTreatmentInput {
  treatmentId: string;
  source: string;
  patients: number;
  /** Patients and companions. */
  travelers: number;
  /** Nights of the first visit. */
  nights: number;
  accommodationId: number;
  foodId: number;
  flightSupport: boolean;
  visaSupport: boolean;
  /** Units that each patient has treated; 1 if absent. */
  units?: number;
  /** Visits that are counted; 1 if absent. */
  visits?: number;
  /** Nights of each visit after the first; the treatment's own if absent. */
  laterNights?: number[];
  /** The only one that is asked about; an API may answer the others as well. */
  destination?: string;
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
 * `POST /journey/compute-cost-by-treatment`, without trips whose treatment has no price.
 * @throws ApiError 'Failed to fetch treatment costs'
 */
export const postCostsByTreatment =
  (http: Http) =>
  (input: CostsByTreatmentInput, signal?: AbortSignal): Promise<CostByCountry[]> =>
    http({
      method: 'post',
      path: 'journey/compute-cost-by-treatment',
      json: toCostsByTreatmentRequest(input),
      answer: PricedCostsSchema,
      message: callMessages.costsByTreatment,
      signal,
    });
