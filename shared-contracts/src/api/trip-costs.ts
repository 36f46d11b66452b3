import * as v from 'valibot';
import type { Http } from './call.ts';
import { callMessages } from './call-messages.ts';
import {
  CountryNameSchema,
  CountSchema,
  IdSchema,
  LaterFlightSchema,
  LeftOutSchema,
  MaybeAsOfSchema,
  provenanceEntries,
  SpanSchema,
  UnitsSchema,
  UsdSchema,
  visitsEntries,
} from './fields.ts';
import { HomeRangeSchema, homePriceOf } from './home-price.ts';

const TripCostSchema = v.object({
  country: CountryNameSchema,
  /** All units. */
  treatment: UsdSchema,
  total: UsdSchema,
  /** The lowest and the highest total that are to be expected (section 10.4). */
  low: UsdSchema,
  high: UsdSchema,
  later: LaterFlightSchema,
  /** Without a source: the range of the trip all in, which has those from all home countries in it. */
  span: SpanSchema,
  /** Source of the treatment's price. */
  ...provenanceEntries,
});

const TripCostsOfTreatmentSchema = v.pipe(
  v.object({
    treatment_id: IdSchema,
    /** The typical number. */
    units: UnitsSchema,
    /** Nights of the first visit. */
    nights: CountSchema,
    /** All of them are counted. */
    ...visitsEntries,
    left_out: v.optional(LeftOutSchema),
    /** All units of the treatment, paid privately at home, without a trip; null if the price there is not known. */
    home: v.nullable(UsdSchema),
    home_range: v.nullable(HomeRangeSchema),
    /** What public care pays there, in one sentence, and who says so; null where no source is known. */
    public_care: v.nullable(
      v.object({
        text: v.string(),
        source: v.string(),
        source_url: v.optional(v.pipe(v.string(), v.startsWith('https://'))),
      }),
    ),
    /** At every destination that offers the treatment. */
    costs: v.array(TripCostSchema),
  }),
  v.transform(({ treatment_id, left_out, public_care, home_range, ...trip }) => ({
    ...trip,
    ...(left_out && { leftOut: left_out }),
    treatmentId: String(treatment_id),
    publicCare: public_care,
    /** `home` with its range. */
    homePrice: trip.home === null ? null : homePriceOf(trip.home, home_range),
  })),
);

/** The typical trip for a treatment: its units, visits and nights, its price at home, its cost by destination. */
export type TripCostsOfTreatment = v.InferOutput<typeof TripCostsOfTreatmentSchema>;

/** Answer of `GET /masters/trip-costs` (section 10.6). */
export const TripCostsAnswerSchema = v.pipe(
  v.object({
    travel_included: v.boolean(),
    treatments: v.array(TripCostsOfTreatmentSchema),
    as_of: MaybeAsOfSchema,
  }),
  v.transform(({ travel_included, treatments, as_of }) => ({
    /** Whether the totals include flights and visa. */
    travelIncluded: travel_included,
    treatments,
    asOf: as_of,
  })),
);

/**
 * What the typical trip costs, for every treatment and destination: 1 patient, no companion, standard hotel and food, the
 * treatment's visits, days and typical units, flights and visa.
 */
export type TripCosts = v.InferOutput<typeof TripCostsAnswerSchema>;

/** Limits an answer to one treatment, destination or category, or to the first treatments of each. An API may ignore it. */
export interface TripsNarrow {
  treatment_id?: string;
  destination?: string;
  category?: string;
  first?: string;
}

/** `GET /masters/trip-costs`. @param source null while it is not known where the visitor lives @throws ApiError 'Failed to fetch trip costs' */
export const fetchTripCosts =
  (http: Http) => (source: string | null, signal?: AbortSignal, narrow?: TripsNarrow) =>
    http({
      path: 'masters/trip-costs',
      search: { ...(source && { source }), ...narrow },
      answer: TripCostsAnswerSchema,
      message: callMessages.tripCosts,
      signal,
    });
