import { type PageAddress, queries } from 'shared-contracts';
import { mainSlugOf, treatmentPath } from '../../shared/addresses.rules.ts';
import type { QueryContext } from '../../shared/query-context.ts';
import { treatmentCopy as copy } from './treatment.copy.ts';

/** The page of each treatment that the API has. */
export async function treatmentAddresses({ api, queryClient }: QueryContext): Promise<PageAddress[]> {
  const treatments = await queryClient.fetchQuery(queries.treatments(api));
  return treatments
    .filter(({ id }) => mainSlugOf(id) !== null)
    .map(({ id, name, image, ...price }) => ({
      path: treatmentPath(id),
      social: {
        title: copy.socialTitle(name),
        text: copy.socialText(price),
        ...(image && { image }),
      },
    }));
}
