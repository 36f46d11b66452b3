import * as v from 'valibot';
import { AsOfSchema, CountryNameSchema, CountSchema, UsdByCountrySchema, UsdSchema } from './fields.ts';
import type { Http } from './http.ts';

/** Answer of `GET /masters/destinations` (section 10.6). */
export const DestinationsAnswerSchema = v.array(
  v.pipe(
    v.object({
      country: CountryNameSchema,
      languages: v.array(v.string()),
      /** Number of treatments offered there. */
      treatments: CountSchema,
      lowest_price: UsdSchema,
      /** Per traveler, by source country. */
      visa_fees: UsdByCountrySchema,
      as_of: AsOfSchema,
    }),
    v.transform(({ lowest_price, visa_fees, as_of, ...destination }) => ({
      ...destination,
      lowestPrice: lowest_price,
      visaFees: visa_fees,
      asOf: as_of,
    })),
  ),
);

/** A destination with its number of treatments, lowest price, and visa fees by source country, in whole USD. */
export type DestinationSummary = v.InferOutput<typeof DestinationsAnswerSchema>[number];

/** `GET /masters/destinations`. @throws ApiError 'Failed to fetch destinations' */
export const fetchDestinations = (http: Http) => (signal?: AbortSignal) =>
  http({
    path: 'masters/destinations',
    answer: DestinationsAnswerSchema,
    message: 'Failed to fetch destinations',
    signal,
  });
