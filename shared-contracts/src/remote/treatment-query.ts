import { queries } from '../api/queries.ts';
import type { TreatmentsNarrow } from '../api/treatments.ts';
import { hasSlug } from '../treatments/slugs.ts';
import { cutQuery } from './cut-query.ts';
import type { LoadContext } from './exposed-module.ts';

/**
 * The list of treatments cut to the one at an address, so that its page carries no other: for the page and for what other
 * remotes place in it. A list without it stays whole.
 */
export function treatmentQuery(
  context: Pick<LoadContext, 'api' | 'queryClient'> & Partial<Pick<LoadContext, 'server'>>,
  slug: string,
) {
  const cut = (narrow: TreatmentsNarrow) =>
    cutQuery(context, queries.treatments(context.api, narrow), ['treatments', 'at', slug], list => {
      const found = list.find(treatment => hasSlug(treatment, slug));
      return found ? [found] : list;
    });
  const query = cut({ slug });
  type Run = Parameters<typeof query.queryFn>[0];
  // Nothing at this slug is not the same as no list.
  const queryFn = async (run: Run) => {
    const list = await query.queryFn(run);
    return list[0] ? list : cut({ first: '1' }).queryFn(run);
  };
  return { ...query, queryFn };
}
