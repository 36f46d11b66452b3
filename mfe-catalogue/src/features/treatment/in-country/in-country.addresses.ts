import { type PageAddress, queries } from 'shared-contracts';
import { inCountryPath, mainSlugOf } from '../../../shared/addresses.rules.ts';
import type { QueryContext } from '../../../shared/query-context.ts';
import { inCountryCopy as copy } from './in-country.copy.ts';

/** The page of each treatment in each country that has a price for it. */
export async function inCountryAddresses({ api, queryClient }: QueryContext): Promise<PageAddress[]> {
  const [{ treatments }, listed] = await Promise.all([
    queryClient.fetchQuery(queries.priceBook(api)),
    queryClient.fetchQuery(queries.treatments(api)),
  ]);
  const images = new Map(listed.map(({ id, image }) => [id, image]));
  return treatments
    .filter(({ treatmentId }) => mainSlugOf(treatmentId) !== null)
    .flatMap(({ treatmentId, name, prices }) => {
      const image = images.get(treatmentId);
      return prices.map(({ country }) => ({
        path: inCountryPath(treatmentId, country),
        social: {
          title: copy.plainTitle(name, country),
          text: copy.socialText,
          ...(image && { image }),
        },
      }));
    });
}
