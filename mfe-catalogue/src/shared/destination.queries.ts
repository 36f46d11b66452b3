import { cutQuery, type DestinationSummary, type PriceBasis, queries } from 'shared-contracts';
import type { QueryContext } from './query-context.ts';

/** What the list of destinations says of one; null if it is not listed. */
export const destinationQuery = (context: QueryContext, country: string) =>
  cutQuery(
    context,
    queries.destinations(context.api),
    ['destination', country],
    (list): DestinationSummary | null => list.find(entry => entry.country === country) ?? null,
  );

/** A treatment in a country, for the typical number of units; the price is in whole USD, without travel. */
export interface TreatmentPrice {
  treatmentId: string;
  /** Nights of each trip. */
  stays: number[];
  price: number;
  /** The number of units, where it is of several. */
  units?: string;
  basis: PriceBasis;
  /** What has to stand beside the price. */
  note: string | null;
  /** The least and the most of the whole trip, from the home countries; undefined if the API does not say. */
  span?: { low: number; high: number } | undefined;
}

/** Every treatment that a country offers. */
export const treatmentPricesQuery = (context: QueryContext, country: string) =>
  cutQuery(
    context,
    queries.tripCosts(context.api, null),
    ['treatment-prices', country],
    ({ treatments }): TreatmentPrice[] =>
      treatments.flatMap(({ treatmentId, units, nights, visits, costs }) => {
        const cost = costs.find(entry => entry.country === country);
        if (!cost) return [];
        const { treatment: price, basis, note, span } = cost;
        const stays = visits?.days ?? [nights];
        return { treatmentId, ...(units > 1 && { units: `${units}` }), stays, price, basis, note, span };
      }),
  );
