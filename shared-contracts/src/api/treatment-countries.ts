import * as v from 'valibot';
import type { Http } from './call.ts';
import { callMessages } from './call-messages.ts';
import {
  CountryNameSchema,
  MaybeAsOfSchema,
  provenanceEntries,
  SpanSchema,
  StayDaysSchema,
  UsdSchema,
} from './fields.ts';
import { treatmentCall } from './treatment-request.ts';

const languages = new Map([
  ['India', 'English, Hindi'],
  ['Thailand', 'English, Thai'],
]);

const CountrySchema = v.pipe(
  v.object({
    country: CountryNameSchema,
    /** Zero if there is none. */
    baseprice: UsdSchema,
    /** Both are the price itself where no range is known. */
    price_low: UsdSchema,
    price_high: UsdSchema,
    /** The range of the usual trip all in, which has those from all home countries in it. */
    span: SpanSchema,
    /** What the typical number of units comes to, and its range. */
    typical_cost: v.optional(v.object({ price: UsdSchema, low: UsdSchema, high: UsdSchema })),
    price_unit: v.string(),
    /** Typical stay in days; 0 if it is not known: then it is the treatment's. */
    stay_days: StayDaysSchema,
    includes: v.array(v.string()),
    excludes: v.array(v.string()),
    ...provenanceEntries,
    as_of: MaybeAsOfSchema,
  }),
  v.transform(wire => ({
    name: wire.country,
    country: wire.country,
    /** Typical price, whole USD per `priceUnit`; 0 if there is none: then it is asked for. */
    basePrice: wire.baseprice,
    /** Section 3's fixed text; kept, not shown (section 10.23). */
    treatmentQuality: 'High-quality' as const,
    description: `Treatment in ${wire.country}`,
    language: languages.get(wire.country) ?? 'English',
    priceLow: wire.price_low,
    priceHigh: wire.price_high,
    span: wire.span,
    ...(wire.typical_cost && { typicalCost: wire.typical_cost }),
    priceUnit: wire.price_unit,
    stayDays: wire.stay_days,
    includes: wire.includes,
    excludes: wire.excludes,
    basis: wire.basis,
    note: wire.note,
    asOf: wire.as_of,
  })),
);

/** Answer of `POST /masters/treatment-countries` (sections 7 and 10.6). The first row of a country counts that has a price. */
export const TreatmentCountriesAnswerSchema = v.pipe(
  v.array(CountrySchema),
  v.transform(rows => {
    const kept = new Map<string, (typeof rows)[number]>();
    for (const row of rows) {
      const before = kept.get(row.country);
      if (!before || (before.basePrice === 0 && row.basePrice > 0)) kept.set(row.country, row);
    }
    return rows.filter(row => kept.get(row.country) === row);
  }),
);

/** A country that offers a treatment, as pages see it (section 3). Its `id` is `{treatmentId}-{index}`. */
export type DestinationOption = v.InferOutput<typeof TreatmentCountriesAnswerSchema>[number] & { id: string };

/** `POST /masters/treatment-countries`. @throws ApiError 'Failed to fetch destinations' */
export const fetchTreatmentCountries = (http: Http) => {
  const call = treatmentCall({
    path: 'masters/treatment-countries',
    answer: TreatmentCountriesAnswerSchema,
    message: callMessages.treatmentCountries,
  })(http);
  return async (treatmentId: string, signal?: AbortSignal): Promise<DestinationOption[]> => {
    const options = await call(treatmentId, signal);
    return options.map((option, index) => Object.assign(option, { id: `${treatmentId}-${index}` }));
  };
};
