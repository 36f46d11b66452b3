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
  UnitsSchema,
  UsdSchema,
  visitsEntries,
} from './fields.ts';
import { HomeRangeSchema, homePriceOf } from './home-price.ts';

const CostBySourceSchema = v.pipe(
  v.object({
    source: CountryNameSchema,
    ...CostAnswerSchema.entries,
    /** The lowest and the highest total to expect (section 10.4). */
    low: UsdSchema,
    high: UsdSchema,
    later: LaterFlightSchema,
    /** All units of the treatment there, without a trip; null if the price is not known. */
    home: v.nullable(UsdSchema),
    home_range: v.nullable(HomeRangeSchema),
    /** One way, connection included. */
    flight_hours: v.pipe(v.number(), v.minValue(0)),
  }),
  v.transform(({ flight_hours, home_range, ...cost }) => ({
    ...cost,
    /** `home` with its range. */
    homePrice: cost.home === null ? null : homePriceOf(cost.home, home_range),
    flightHours: flight_hours,
  })),
);

/** The typical trip from one source country, in whole USD. */
export type CostBySource = v.InferOutput<typeof CostBySourceSchema>;

/** Answer of `GET /masters/costs-by-source` (section 10.6). */
export const CostsBySourceAnswerSchema = v.pipe(
  v.object({
    /** The typical number. */
    units: UnitsSchema,
    /** Nights of the first visit. */
    nights: CountSchema,
    /** All of them are counted. */
    ...visitsEntries,
    /** The basis of the treatment's price, which is the same for every source country. */
    ...provenanceEntries,
    /** From every source country. */
    costs: v.array(CostBySourceSchema),
    as_of: MaybeAsOfSchema,
  }),
  v.transform(({ as_of, ...trip }) => ({ ...trip, asOf: as_of })),
);

/** What the typical trip for one treatment to one destination costs, from every source country. */
export type CostsBySource = v.InferOutput<typeof CostsBySourceAnswerSchema>;

/** A treatment, by its id, in a country. */
export interface TreatmentInCountry {
  treatmentId: string;
  destination: string;
}

/** `GET /masters/costs-by-source`; 404 where the treatment has no price. @throws ApiError 'Failed to fetch costs by source' */
export const fetchCostsBySource =
  (http: Http) =>
  ({ treatmentId, destination }: TreatmentInCountry, signal?: AbortSignal) =>
    http({
      path: 'masters/costs-by-source',
      search: { treatment_id: treatmentId, destination },
      answer: CostsBySourceAnswerSchema,
      message: callMessages.costsBySource,
      signal,
    });
