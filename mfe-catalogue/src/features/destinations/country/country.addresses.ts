import { type PageAddress, queries, usd } from 'shared-contracts';
import { countryImage, countryPath } from '../../../shared/addresses.rules.ts';
import type { QueryContext } from '../../../shared/query-context.ts';
import { countryCopy as copy } from './country.copy.ts';

/** The page of each destination that the API has. */
export async function countryAddresses({ api, queryClient }: QueryContext): Promise<PageAddress[]> {
  const destinations = await queryClient.fetchQuery(queries.destinations(api));
  return destinations.map(({ country, lowestPrice, lowestBasis }) => ({
    path: countryPath(country),
    social: {
      title: copy.socialTitle(country),
      text: copy.socialText(usd(lowestPrice), lowestBasis),
      image: countryImage(country),
    },
  }));
}
