import * as v from 'valibot';
import { AsOfSchema, IdSchema, UsdByCountrySchema } from './fields.ts';
import type { Http } from './http.ts';

/** Answer of `GET /masters/options` (section 10.6): kinds of accommodation and food, prices by country, exchange rates. */
export const OptionsAnswerSchema = v.object({
  accommodation: v.array(
    v.object({ id: IdSchema, name: v.string(), description: v.string(), usd_per_night: UsdByCountrySchema }),
  ),
  food: v.array(v.object({ id: IdSchema, name: v.string(), usd_per_day: UsdByCountrySchema })),
  /** Units of the currency for one USD. */
  exchange_rates: v.record(v.string(), v.pipe(v.number(), v.gtValue(0))),
  sources: v.array(v.object({ name: v.string(), currency: v.string() })),
  as_of: AsOfSchema,
});

export interface AccommodationOption {
  id: number;
  name: string;
  description: string;
  /** Whole USD a night and room (two people), by country. */
  usdPerNight: Record<string, number>;
}

export interface FoodOption {
  id: number;
  name: string;
  /** Whole USD a day and person, by country. */
  usdPerDay: Record<string, number>;
}

/** What steps 4 and 5 of the calculator choose from, with the static exchange rates and their date. */
export interface Options {
  accommodation: AccommodationOption[];
  food: FoodOption[];
  /** Units of the currency for one USD; approximate, for display beside USD only. */
  exchangeRates: Record<string, number>;
  /** Source countries with their currency's code. */
  sources: { name: string; currency: string }[];
  asOf: string;
}

/** `GET /masters/options`. @throws ApiError 'Failed to fetch options' */
export async function fetchOptions(http: Http, signal?: AbortSignal): Promise<Options> {
  const answer = await http({
    path: 'masters/options',
    answer: OptionsAnswerSchema,
    message: 'Failed to fetch options',
    signal,
  });
  return {
    accommodation: answer.accommodation.map(({ usd_per_night, ...kind }) => ({
      ...kind,
      usdPerNight: usd_per_night,
    })),
    food: answer.food.map(({ usd_per_day, ...kind }) => ({ ...kind, usdPerDay: usd_per_day })),
    exchangeRates: answer.exchange_rates,
    sources: answer.sources,
    asOf: answer.as_of,
  };
}
