import * as v from 'valibot';
import { AsOfSchema, CountryNameSchema, UsdByCountrySchema, UsdSchema } from './fields.ts';
import type { Http } from './http.ts';
import { treatmentRequest } from './treatment-request.ts';

/** One destination of `POST /masters/treatment-countries` (section 7, with the fields that section 10.6 adds). */
export const TreatmentCountryWireSchema = v.object({
  country: CountryNameSchema,
  baseprice: UsdSchema,
  price_low: UsdSchema,
  price_high: UsdSchema,
  price_unit: v.string(),
  /** Typical stay in days. */
  stay_days: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** What the treatment costs at home, by source country; sources without a known price are absent. */
  home_prices: UsdByCountrySchema,
  includes: v.array(v.string()),
  excludes: v.array(v.string()),
  as_of: AsOfSchema,
});

export const TreatmentCountriesAnswerSchema = v.array(TreatmentCountryWireSchema);

/** A country that offers a treatment, as pages see it (section 3). Prices are whole USD per `priceUnit`. */
export interface DestinationOption {
  /** `{treatmentId}-{index}` */
  id: string;
  name: string;
  country: string;
  /** The typical price. */
  basePrice: number;
  /** Section 3's fixed text; kept, not shown (section 10.23). */
  treatmentQuality: 'High-quality';
  description: string;
  language: string;
  priceLow: number;
  priceHigh: number;
  priceUnit: string;
  stayDays: number;
  homePrices: Record<string, number>;
  includes: string[];
  excludes: string[];
  asOf: string;
}

const languages = new Map([
  ['India', 'English, Hindi'],
  ['Thailand', 'English, Thai'],
]);

export const toDestinationOption =
  (treatmentId: string) =>
  (wire: v.InferOutput<typeof TreatmentCountryWireSchema>, index: number): DestinationOption => ({
    id: `${treatmentId}-${index}`,
    name: wire.country,
    country: wire.country,
    basePrice: wire.baseprice,
    treatmentQuality: 'High-quality',
    description: `Treatment in ${wire.country}`,
    language: languages.get(wire.country) ?? 'English',
    priceLow: wire.price_low,
    priceHigh: wire.price_high,
    priceUnit: wire.price_unit,
    stayDays: wire.stay_days,
    homePrices: wire.home_prices,
    includes: wire.includes,
    excludes: wire.excludes,
    asOf: wire.as_of,
  });

/** `POST /masters/treatment-countries`. @throws ApiError 'Failed to fetch destinations' */
export async function fetchTreatmentCountries(
  http: Http,
  treatmentId: string,
  signal?: AbortSignal,
): Promise<DestinationOption[]> {
  const answer = await http({
    method: 'post',
    path: 'masters/treatment-countries',
    json: treatmentRequest(treatmentId),
    answer: TreatmentCountriesAnswerSchema,
    message: 'Failed to fetch destinations',
    signal,
  });
  return answer.map(toDestinationOption(treatmentId));
}
