import {
  cutQuery,
  type DestinationOption,
  type DestinationSummary,
  type LoadContext,
  queries,
  type TreatmentInCountry,
} from 'shared-contracts';

type QueryContext = Pick<LoadContext, 'api' | 'queryClient'> & Partial<Pick<LoadContext, 'server'>>;

/** A treatment or a country with what the treatment costs there, in whole USD. */
export interface Price {
  /** The treatment's id, or the country's name. */
  of: string;
  price: number;
}

/** What the page shows of the countries that offer the treatment: the one, and the prices of the others. */
export interface Offer {
  own: DestinationOption | null;
  others: Price[];
}

/** The page's own data, cut out of what the API answers for all countries and treatments. */
export const inCountryQueries = (context: QueryContext, where: TreatmentInCountry) => {
  const { api } = context;
  const { treatmentId, destination } = where;
  return {
    costs: queries.costsBySource(api, where),
    offer: cutQuery(
      context,
      queries.treatmentCountries(api, treatmentId),
      ['offer', where],
      (list): Offer => ({
        own: list.find(({ country }) => country === destination) ?? null,
        others: list.flatMap(({ country, basePrice }) =>
          country === destination ? [] : { of: country, price: basePrice },
        ),
      }),
    ),
    country: cutQuery(
      context,
      queries.destinations(api),
      ['destination', destination],
      (list): DestinationSummary | null => list.find(({ country }) => country === destination) ?? null,
    ),
    elsewhere: cutQuery(
      context,
      queries.tripCosts(api, null),
      ['prices-in', destination, treatmentId],
      ({ treatments }): Price[] =>
        treatments.flatMap(trip => {
          const cost = trip.costs.find(({ country }) => country === destination);
          return cost && trip.treatmentId !== treatmentId
            ? { of: trip.treatmentId, price: cost.treatment }
            : [];
        }),
    ),
  };
};
