import { type Addressed, hasSlug, type Treatment, treatmentQuery } from 'shared-contracts';
import type { QueryContext } from '../../shared/query-context.ts';

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

/** The id of the treatment at an address; null if it is not in the list. @throws ApiError if the list cannot be loaded */
export async function findTreatmentId(context: QueryContext, slug: string): Promise<string | null> {
  const known = knownTreatment(context, slug);
  if (known) return known.id;
  const list = await context.queryClient.fetchQuery(treatmentQuery(context, slug));
  return list.find(treatment => hasSlug(treatment, slug))?.id ?? null;
}
