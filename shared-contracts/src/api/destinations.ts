import * as v from 'valibot';
import { AsOfSchema, CountryNameSchema, UsdByCountrySchema, UsdSchema } from './fields.ts';
import type { Http } from './http.ts';

/** Answer of `GET /masters/destinations` (section 10.6). */
export const DestinationsAnswerSchema = v.array(
  v.object({
    country: CountryNameSchema,
    languages: v.array(v.string()),
    /** How many treatments are offered there. */
    treatments: v.pipe(v.number(), v.integer(), v.minValue(0)),
    lowest_price: UsdSchema,
    /** Whole USD per traveler, by source country. */
    visa_fees: UsdByCountrySchema,
    as_of: AsOfSchema,
  }),
);

/** A destination with how many treatments it offers, from which price, and its visa fee by source country (whole USD). */
export interface DestinationSummary {
  country: string;
  languages: string[];
  treatments: number;
  lowestPrice: number;
  visaFees: Record<string, number>;
  asOf: string;
}

/** `GET /masters/destinations`. @throws ApiError 'Failed to fetch destinations' */
export async function fetchDestinations(http: Http, signal?: AbortSignal): Promise<DestinationSummary[]> {
  const answer = await http({
    path: 'masters/destinations',
    answer: DestinationsAnswerSchema,
    message: 'Failed to fetch destinations',
    signal,
  });
  return answer.map(({ country, languages, treatments, lowest_price, visa_fees, as_of }) => ({
    country,
    languages,
    treatments,
    lowestPrice: lowest_price,
    visaFees: visa_fees,
    asOf: as_of,
  }));
}
