import { type Addressed, cutQuery, hasSlug, type Treatment, type TreatmentsNarrow } from 'shared-contracts';
import type { QueryContext } from '../../shared/query-context.ts';
import { treatmentsQuery } from '../../shared/treatments.query.ts';

/** The list of treatments cut to the one at an address, so that its page carries no other. A list that lacks it stays whole. */
export function treatmentQuery(context: QueryContext, slug: string) {
  const cut = (narrow: TreatmentsNarrow) =>
    cutQuery(context, treatmentsQuery(context, narrow), ['treatments', 'at', slug], list => {
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

/** The treatment, if its query has found it. */
export const loadedTreatment = (context: QueryContext, slug: string): Treatment | undefined =>
  context.queryClient
    .getQueryData<Treatment[]>(treatmentQuery(context, slug).queryKey)
    ?.find(treatment => hasSlug(treatment, slug));

/** Id and name of the treatment, if any list has it that the pages before have left. */
export const knownTreatment = ({ queryClient }: QueryContext, slug: string) =>
  queryClient
    .getQueriesData<readonly (Addressed & { id: string })[]>({ queryKey: ['treatments'] })
    .flatMap(([, list]) => list ?? [])
    .find(treatment => hasSlug(treatment, slug));

/** The id of the treatment at an address; null if the list lacks it. @throws ApiError if the list cannot be loaded */
export async function findTreatmentId(context: QueryContext, slug: string): Promise<string | null> {
  const known = knownTreatment(context, slug);
  if (known) return known.id;
  const list = await context.queryClient.fetchQuery(treatmentQuery(context, slug));
  return list.find(treatment => hasSlug(treatment, slug))?.id ?? null;
}
