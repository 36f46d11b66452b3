import * as v from 'valibot';
import { provenanceEntries, UsdSchema } from './fields.ts';

/** In an answer that has a price at home: its range, what it rests on, and the year of the figure if that is known. */
export const HomeRangeSchema = v.object({
  low: UsdSchema,
  high: UsdSchema,
  ...provenanceEntries,
  year: v.nullable(v.number()),
});
type HomeRange = v.InferOutput<typeof HomeRangeSchema>;

/** A price at home with its range. */
export const HomePriceSchema = v.object({ typical: UsdSchema, ...HomeRangeSchema.entries });

/** What a treatment costs at home, paid privately, in whole USD. Where an API gives no range, its three figures are the same. */
export interface HomePrice extends HomeRange {
  typical: number;
}

/** A price at home with its range, if the API gives one. */
export const homePriceOf = (typical: number, range: HomeRange | null | undefined): HomePrice => ({
  typical,
  ...(range ?? { low: typical, high: typical, basis: 'interpolated', note: null, year: null }),
});
