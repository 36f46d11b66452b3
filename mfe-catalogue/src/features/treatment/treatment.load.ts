import {
  hasSlug,
  type LoadContext,
  type LoadResult,
  type PrefetchContext,
  queries,
  type Treatment,
  treatmentQuery,
  viewTreatmentAtom,
} from 'shared-contracts';
import type { QueryResult } from 'shared-contracts/ui';
import { TREATMENTS_PATH } from '../../shared/addresses.rules.ts';
import { respondFrom } from '../../shared/respond-from.ts';
import { fetchCountries } from './countries.query.ts';
import { relatedQuery } from './related-treatments.query.ts';
import { treatmentCopy as copy } from './treatment.copy.ts';
import { findTreatmentId, knownTreatment } from './treatment.query.ts';

/** The list as a query has it: empty while it is loading or after it has failed. */
type TreatmentList = Pick<QueryResult<Treatment[]>, 'data' | 'error'>;

/**
 * Loads a treatment's page (sections 4 and 10.21). The server waits for all data; if a section fails, the page is
 * partial. The browser waits only for the list of treatments, and briefly: the sections fill in as their data arrives.
 */
export async function loadTreatment(context: LoadContext): Promise<LoadResult> {
  const { queryClient, store, params, server } = context;
  if (params.slug === undefined && !server) return redirectToList(copy.errors.noId);
  const slug = params.slug ?? '';
  const sections = fetchSections(context, slug);
  const list: Promise<TreatmentList> = queryClient.fetchQuery(treatmentQuery(context, slug)).then(
    data => ({ data, error: null }),
    (error: unknown) => ({ data: [], error }),
  );
  if (server) return serverResult(await list, slug, sections);
  const arriving = Promise.all([list, sections]);
  const view = ({ id }: { id: string }) => store.set(viewTreatmentAtom, id);
  const resultOf = (settled: TreatmentList): LoadResult => {
    const found = settled.data.find(treatment => hasSlug(treatment, slug));
    if (found) view(found);
    else if (settled.data.length > 0) return { status: 404 };
    else if (settled.error !== null) return redirectToList(loadErrorOf(settled, slug) ?? '');
    return { status: 200, arriving };
  };
  const known = knownTreatment(context, slug);
  if (known) view(known);
  return respondFrom(list.then(resultOf), arriving);
}

/** Fetches what `loadTreatment` would, without viewing the treatment. */
export async function prefetchTreatment(context: PrefetchContext): Promise<void> {
  const slug = context.params.slug ?? '';
  await Promise.all([
    context.queryClient.prefetchQuery(treatmentQuery(context, slug)),
    fetchSections(context, slug),
  ]);
}

/** Section 8's message when the page cannot be shown, else null. An empty list counts as still loading (section 4). */
export function loadErrorOf({ data: treatments, error }: TreatmentList, slug: string): string | null {
  if (error !== null) return error instanceof Error ? error.message : copy.errors.failed;
  const isListed = treatments.some(treatment => hasSlug(treatment, slug));
  return isListed || treatments.length === 0 ? null : copy.errors.notFound;
}

/** Fetches the data of all sections. @returns whether there are countries; what else fails costs its part of the page */
async function fetchSections(context: Parameters<typeof fetchCountries>[0], slug: string): Promise<boolean> {
  const { api, queryClient } = context;
  const id = await findTreatmentId(context, slug).catch(() => null);
  if (id === null) return false;
  const [countries] = await Promise.allSettled([
    fetchCountries(context, id),
    queryClient.prefetchQuery(relatedQuery(context, slug, id)),
    queryClient.prefetchQuery(queries.benefits(api, id)),
    queryClient.prefetchQuery(queries.faqs(api, id)),
  ]);
  return countries.status === 'fulfilled';
}

async function serverResult(
  { data: treatments }: TreatmentList,
  slug: string,
  sections: Promise<boolean>,
): Promise<LoadResult> {
  if (treatments.length === 0) return { status: 503 };
  if (!treatments.some(treatment => hasSlug(treatment, slug))) return { status: 404 };
  return (await sections) ? { status: 200 } : { status: 503, partial: true };
}

const redirectToList = (message: string): LoadResult => ({
  status: 200,
  redirect: { to: TREATMENTS_PATH, message },
});
