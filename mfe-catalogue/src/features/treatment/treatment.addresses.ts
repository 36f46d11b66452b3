import { type PageAddress, queries } from 'shared-contracts';
import { treatmentPath } from '../../shared/addresses.rules.ts';
import type { QueryContext } from '../../shared/query-context.ts';
import { treatmentCopy as copy } from './treatment.copy.ts';

/** The page of each treatment that the API has. */
export async function treatmentAddresses({ api, queryClient }: QueryContext): Promise<PageAddress[]> {
  const treatments = await queryClient.fetchQuery(queries.treatments(api));
  return treatments.map(({ name, image, ...treatment }) => ({
    path: treatmentPath({ name, ...treatment }),
    social: {
      title: copy.socialTitle(name),
      text: copy.socialText(treatment),
      ...(image && { image }),
    },
  }));
}
