import * as v from 'valibot';
import type { Http } from './call.ts';
import { callMessages } from './call-messages.ts';
import {
  BasisSchema,
  CountryNameSchema,
  CountSchema,
  IdSchema,
  MaybeAsOfSchema,
  UsdByCountrySchema,
  UsdSchema,
} from './fields.ts';

/** Answer of `GET /masters/destinations` (section 10.6). */
export const DestinationsAnswerSchema = v.array(
  v.pipe(
    v.object({
      country: CountryNameSchema,
      languages: v.array(v.string()),
      /** Number of treatments offered there; 0 if that is not known. */
      treatments: CountSchema,
      lowest_price: UsdSchema,
      lowest_basis: BasisSchema,
      /** Name of the treatment with that price. */
      lowest_treatment_id: v.nullable(IdSchema),
      /** Per traveler, by source country. */
      visa_fees: UsdByCountrySchema,
      /** One way, connection included, by source country. */
      flight_hours_by_source: v.record(v.string(), v.pipe(v.number(), v.minValue(0))),
      /** Null where it is not known. */
      medical_visa_days: v.nullable(CountSchema),
      as_of: MaybeAsOfSchema,
    }),
    v.transform(
      ({
        lowest_price,
        lowest_basis,
        lowest_treatment_id,
        visa_fees,
        flight_hours_by_source,
        medical_visa_days,
        as_of,
        ...destination
      }) => ({
        ...destination,
        lowestPrice: lowest_price,
        lowestBasis: lowest_basis,
        ...(lowest_treatment_id && { cheapestTreatmentId: String(lowest_treatment_id) }),
        visaFees: visa_fees,
        flightHours: flight_hours_by_source,
        medicalVisaDays: medical_visa_days,
        asOf: as_of,
      }),
    ),
  ),
);

/** A destination, with visa fees in whole USD and flight hours (0 at home) by source country. */
export type DestinationSummary = v.InferOutput<typeof DestinationsAnswerSchema>[number];

/** `GET /masters/destinations`. @throws ApiError 'Failed to fetch destinations' */
export const fetchDestinations = (http: Http) => (signal?: AbortSignal) =>
  http({
    path: 'masters/destinations',
    answer: DestinationsAnswerSchema,
    message: callMessages.destinations,
    signal,
  });
