import { type LoadContext, type PageAddress, queries } from 'shared-contracts';
import { inCountryPath, mainSlugOf } from '../../../shared/addresses.rules.ts';
import { treatmentImage } from '../treatment.addresses.ts';
import { inCountryCopy as copy } from './in-country.copy.ts';

/** The page of each treatment in each country that has a price for it. */
export async function inCountryAddresses({
  api,
  queryClient,
}: Pick<LoadContext, 'api' | 'queryClient'>): Promise<PageAddress[]> {
  const { treatments } = await queryClient.fetchQuery(queries.priceBook(api));
  return treatments
    .filter(({ treatmentId }) => mainSlugOf(treatmentId) !== null)
    .flatMap(({ treatmentId, name, prices }) =>
      prices.map(({ country }) => ({
        path: inCountryPath(treatmentId, country),
        social: {
          title: copy.plainTitle(name, country),
          text: copy.socialText,
          image: treatmentImage(treatmentId),
        },
      })),
    );
}
