import {
  cutQuery,
  type DestinationOption,
  type LoadContext,
  queries,
  type TreatmentInCountry,
  treatmentIdOfSlug,
} from 'shared-contracts';
import { destinationOfSlug } from '../../../shared/addresses.rules.ts';
import { destinationQuery, treatmentPricesQuery } from '../../../shared/destination.queries.ts';
import type { QueryContext } from '../../../shared/query-context.ts';

/** The treatment and the country of an address; null if it has no page. */
export function locationOf({ slug = '', country = '' }: LoadContext['params']): TreatmentInCountry | null {
  const treatmentId = treatmentIdOfSlug(slug);
  const destination = destinationOfSlug(country);
  return treatmentId && destination ? { treatmentId, destination } : null;
}

/** What the page shows of the countries that offer the treatment. */
export interface Offers {
  /** In the page's country; null if it is not offered there. */
  offer: DestinationOption | null;
  otherCountries: CountryPrice[];
}

/** What the treatment costs in a country, in whole USD, without travel. */
export interface CountryPrice extends Pick<DestinationOption, 'country' | 'basis' | 'note'> {
  price: number;
}

/** The page's own data, cut out of what the API answers for all countries and treatments. */
export const inCountryQueries = (context: QueryContext, location: TreatmentInCountry) => {
  const { api } = context;
  const { treatmentId, destination } = location;
  return {
    costs: queries.costsBySource(api, location),
    offers: cutQuery(
      context,
      queries.treatmentCountries(api, treatmentId),
      ['offers', location],
      (list): Offers => ({
        offer: list.find(({ country }) => country === destination) ?? null,
        otherCountries: list.flatMap(({ country, basePrice, basis, note }) =>
          country === destination ? [] : { country, price: basePrice, basis, note },
        ),
      }),
    ),
    country: destinationQuery(context, destination),
    prices: treatmentPricesQuery(context, destination),
  };
};
