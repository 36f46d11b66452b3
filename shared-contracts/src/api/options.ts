import * as v from 'valibot';
import type { Http } from './call.ts';
import { callMessages } from './call-messages.ts';
import { otherLines } from './cost.ts';
import { CurrencySchema, IdSchema, MaybeAsOfSchema, UsdByCountrySchema } from './fields.ts';

const AccommodationSchema = v.pipe(
  v.object({
    id: IdSchema,
    name: v.string(),
    description: v.string(),
    usd_per_night: UsdByCountrySchema,
  }),
  v.transform(({ usd_per_night, ...kind }) => ({
    ...kind,
    /** Whole USD per night and room (two people), by country. */
    usdPerNight: usd_per_night,
  })),
);

const FoodSchema = v.pipe(
  v.object({ id: IdSchema, name: v.string(), usd_per_day: UsdByCountrySchema }),
  v.transform(({ usd_per_day, ...kind }) => ({
    ...kind,
    /** Whole USD per day and person, by country. */
    usdPerDay: usd_per_day,
  })),
);

/** How far a line of a total may lie below and above what is typical, as factors, and why; the treatment has a range of its own. */
export const BandSchema = v.object({
  line: v.picklist(otherLines),
  low: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  high: v.pipe(v.number(), v.minValue(1)),
  reason: v.string(),
});

/** Answer of `GET /masters/options` (section 10.6). */
export const OptionsAnswerSchema = v.pipe(
  v.object({
    accommodation: v.array(AccommodationSchema),
    food: v.array(FoodSchema),
    exchange_rates: v.record(v.string(), v.pipe(v.number(), v.gtValue(0))),
    sources: v.array(v.object({ name: v.string(), currency: v.fallback(CurrencySchema, 'USD') })),
    /** Empty if they are not known: then only the treatment makes a total a range. */
    bands: v.array(BandSchema),
    as_of: MaybeAsOfSchema,
    /** Whether visitors can have their quote request sent to them by e-mail. */
    email_copies: v.boolean(),
    /** Whether a quote request may say for whom it is (`about`). */
    request_about: v.boolean(),
  }),
  v.transform(({ exchange_rates, as_of, email_copies, request_about, ...options }) => ({
    ...options,
    /** Units of each currency for one USD; approximate, to be shown only next to USD. */
    exchangeRates: exchange_rates,
    asOf: as_of,
    emailCopies: email_copies,
    requestAbout: request_about,
  })),
);

/** The choices of steps 4 and 5 of the calculator, with exchange rates and the source countries' currencies. */
export type Options = v.InferOutput<typeof OptionsAnswerSchema>;

/** `GET /masters/options`. @throws ApiError 'Failed to fetch options' */
export const fetchOptions = (http: Http) => (signal?: AbortSignal) =>
  http({
    path: 'masters/options',
    answer: OptionsAnswerSchema,
    message: callMessages.options,
    signal,
  });
