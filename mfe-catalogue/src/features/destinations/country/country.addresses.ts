import { type PageAddress, queries, usd } from 'shared-contracts';
import { countryPath } from '../../../shared/addresses.rules.ts';
import type { QueryContext } from '../../../shared/query-context.ts';
import { countryCopy as copy } from './country.copy.ts';
import { drawingOf } from './country-drawings.ts';

/** The page of each destination that the API has. */
export async function countryAddresses({ api, queryClient }: QueryContext): Promise<PageAddress[]> {
  const destinations = await queryClient.fetchQuery(queries.destinations(api));
  return destinations.map(({ country, lowestPrice, lowestBasis }) => {
    const { src } = drawingOf(country);
    return {
      path: countryPath(country),
      social: {
        title: copy.socialTitle(country),
        text: copy.socialText(lowestPrice > 0 ? usd(lowestPrice) : null, lowestBasis),
        ...(src && { image: src }),
      },
    };
  });
}
