import {
  type Addressed,
  cutQuery,
  type DestinationSummary,
  type PriceBasis,
  queries,
  slugOf,
  type TreatmentsNarrow,
} from 'shared-contracts';
import type { QueryContext } from './query-context.ts';

/** What the list of destinations says of the one at an address; null if it is not listed. */
export const destinationQuery = (context: QueryContext, slug: string) =>
  cutQuery(
    context,
    queries.destinations(context.api),
    ['destination', slug],
    (list): DestinationSummary | null => list.find(({ country }) => slugOf(country) === slug) ?? null,
  );

/** A treatment in a country, for the typical number of units; the price is in whole USD, without travel. */
export interface TreatmentPrice extends Pick<Addressed, 'name' | 'slug'> {
  treatmentId: string;
  /** Nights of each trip. */
  stays: number[];
  price: number;
  /** The number of units, where it is of several. */
  units?: string;
  basis: PriceBasis;
  /** What has to stand next to the price. */
  note: string | null;
  /** The least and the most of the whole trip, from the home countries; undefined if the API does not say. */
  span?: { low: number; high: number } | undefined;
}

/** The treatments that a country offers: all of a short list, of a long one those asked for. */
export function treatmentPricesQuery(context: QueryContext, destination: string, narrow: TreatmentsNarrow) {
  const list = queries.treatments(context.api, narrow);
  const queryKey = ['treatment-prices', destination, list.queryKey];
  const named = cutQuery(
    context,
    list,
    queryKey,
    treatments => new Map(treatments.map(({ id, name, slug }) => [id, { name, ...(slug && { slug }) }])),
  );
  const trips = queries.tripCosts(context.api, null, { destination, ...narrow });
  const priced = cutQuery(context, trips, queryKey, ({ treatments }) =>
    treatments.flatMap(({ treatmentId, units, nights, visits, costs }) => {
      const cost = costs.find(({ country }) => country === destination);
      if (!cost) return [];
      const { treatment: price, basis, note, span } = cost;
      const stays = visits?.days ?? [nights];
      return { treatmentId, ...(units > 1 && { units: `${units}` }), stays, price, basis, note, span };
    }),
  );
  return {
    queryKey,
    queryFn: async (run: Parameters<typeof named.queryFn>[0]): Promise<TreatmentPrice[]> => {
      const [names, prices] = await Promise.all([named.queryFn(run), priced.queryFn(run)]);
      return prices.flatMap(price => {
        const name = names.get(price.treatmentId);
        return name ? Object.assign({}, price, name) : [];
      });
    },
  };
}
