import * as v from 'valibot';
import {
  AsOfSchema,
  CountryNameSchema,
  CountSchema,
  provenanceEntries,
  SourcesSchema,
  SpanSchema,
  UsdByCountrySchema,
  UsdSchema,
} from './fields.ts';
import { HomeRangeSchema, homePriceOf } from './home-price.ts';
import type { Http } from './http.ts';
import { treatmentCall } from './treatment-request.ts';

const languages = new Map([
  ['India', 'English, Hindi'],
  ['Thailand', 'English, Thai'],
]);

/** Answer of `POST /masters/treatment-countries` (sections 7 and 10.6). */
export const TreatmentCountriesAnswerSchema = v.array(
  v.pipe(
    v.object({
      country: CountryNameSchema,
      baseprice: UsdSchema,
      price_low: UsdSchema,
      price_high: UsdSchema,
      /** The range of the usual trip all in, which has those from all home countries in it. */
      span: SpanSchema,
      price_unit: v.string(),
      /** Typical stay in days. */
      stay_days: CountSchema,
      /** Price of the treatment at home, by source country; countries without a known price are absent. */
      home_prices: UsdByCountrySchema,
      home_ranges: v.optional(v.record(v.string(), HomeRangeSchema), {}),
      includes: v.array(v.string()),
      excludes: v.array(v.string()),
      ...provenanceEntries,
      sources: SourcesSchema,
      as_of: AsOfSchema,
    }),
    v.transform(wire => ({
      name: wire.country,
      country: wire.country,
      /** Typical price, whole USD per `priceUnit`. */
      basePrice: wire.baseprice,
      /** Section 3's fixed text; kept, not shown (section 10.23). */
      treatmentQuality: 'High-quality' as const,
      description: `Treatment in ${wire.country}`,
      language: languages.get(wire.country) ?? 'English',
      priceLow: wire.price_low,
      priceHigh: wire.price_high,
      span: wire.span,
      priceUnit: wire.price_unit,
      stayDays: wire.stay_days,
      homePrices: wire.home_prices,
      /** `homePrices` with their ranges, by source country. */
      homes: Object.fromEntries(
        Object.entries(wire.home_prices).map(([source, typical]) => [
          source,
          homePriceOf(typical, wire.home_ranges[source]),
        ]),
      ),
      includes: wire.includes,
      excludes: wire.excludes,
      basis: wire.basis,
      note: wire.note,
      asOf: wire.as_of,
    })),
  ),
);

/** A country that offers a treatment, as pages see it (section 3). Its `id` is `{treatmentId}-{index}`. */
export type DestinationOption = v.InferOutput<typeof TreatmentCountriesAnswerSchema>[number] & { id: string };

/** `POST /masters/treatment-countries`. @throws ApiError 'Failed to fetch destinations' */
export const fetchTreatmentCountries = (http: Http) => {
  const call = treatmentCall({
    path: 'masters/treatment-countries',
    answer: TreatmentCountriesAnswerSchema,
    message: 'Failed to fetch destinations',
  })(http);
  return async (treatmentId: string, signal?: AbortSignal): Promise<DestinationOption[]> => {
    const options = await call(treatmentId, signal);
    return options.map((option, index) => Object.assign(option, { id: `${treatmentId}-${index}` }));
  };
};
