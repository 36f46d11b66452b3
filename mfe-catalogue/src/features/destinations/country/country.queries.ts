import { cutQuery, type DestinationSummary, type LoadContext, queries } from 'shared-contracts';
import { destinationOfSlug } from '../../../addresses.rules.ts';
import { EXAMPLE } from '../example-trip.ts';

type QueryContext = Pick<LoadContext, 'api' | 'queryClient'> & Partial<Pick<LoadContext, 'server'>>;

/** A treatment in the country, for the typical number of units. */
export interface PriceHere {
  treatmentId: string;
  nights: number;
  price: number;
}

/** The country of an address; '' if it has no page. */
export const countryOf = ({ country = '' }: LoadContext['params']): string =>
  destinationOfSlug(country) ?? '';

/** The page's own data, cut out of what the API answers for all countries. */
export const countryQueries = (context: QueryContext, country: string) => {
  const { api } = context;
  return {
    summary: cutQuery(
      context,
      queries.destinations(api),
      ['destination', country],
      (list): DestinationSummary | null => list.find(entry => entry.country === country) ?? null,
    ),
    prices: cutQuery(
      context,
      queries.tripCosts(api, null),
      ['prices-here', country],
      ({ treatments }): PriceHere[] =>
        treatments.flatMap(({ treatmentId, nights, costs }) => {
          const cost = costs.find(entry => entry.country === country);
          return cost ? { treatmentId, nights, price: cost.treatment } : [];
        }),
    ),
    /** Of the example, from every home country. */
    costs: queries.costsBySource(api, { treatmentId: EXAMPLE, destination: country }),
  };
};
