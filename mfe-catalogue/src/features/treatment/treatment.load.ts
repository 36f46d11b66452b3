import {
  type LoadContext,
  type LoadResult,
  queries,
  treatmentIdOfSlug,
  viewTreatmentAtom,
} from 'shared-contracts';
import { treatmentCopy as copy } from './treatment.copy.ts';

const LIST = '/treatments';

/**
 * Loading of a treatment's page (section 4). On the server everything is awaited and a slug without a treatment is 404; in
 * the browser only the base data is, the three sections fill in one by one, and a failure leads to the list.
 */
export async function loadTreatment({
  api,
  queryClient,
  store,
  params,
  server,
}: LoadContext): Promise<LoadResult> {
  const id = treatmentIdOfSlug(params.slug ?? '');
  if (id === null) return { status: 404 };
  const sections = [
    queries.treatmentCountries(api, id),
    queries.benefits(api, id),
    queries.faqs(api, id),
  ].map(query =>
    queryClient.fetchQuery<unknown>(query).then(
      () => true,
      () => false,
    ),
  );
  try {
    const treatments = await queryClient.fetchQuery(queries.treatments(api));
    // An empty list is no answer: the page stays loading (section 4).
    if (treatments.length === 0) return { status: server ? 503 : 200 };
    const known = treatments.some(treatment => treatment.id === id);
    if (!known)
      return server
        ? { status: 404 }
        : { status: 200, redirect: { to: LIST, message: copy.errors.notFound } };
  } catch (error) {
    if (server) return { status: 503 };
    return {
      status: 200,
      redirect: { to: LIST, message: error instanceof Error ? error.message : copy.errors.failed },
    };
  }
  if (server) return { status: (await Promise.all(sections)).every(Boolean) ? 200 : 503 };
  store.set(viewTreatmentAtom, id);
  return { status: 200 };
}
