import {
  type LoadContext,
  type LoadResult,
  queries,
  type Treatment,
  treatmentIdOfSlug,
  viewTreatmentAtom,
} from 'shared-contracts';
import { leavingMessage, TREATMENT_LIST } from './leaving.ts';
import { treatmentCopy as copy } from './treatment.copy.ts';

/** How long a click waits for the list of treatments, ms; later than that the page stands and says that it is loading. */
const PATIENCE_MS = 400;

/**
 * Loading of a treatment's page (section 4). On the server everything is awaited, a slug without a treatment is 404, and
 * one section that fails leaves the others; in the browser only the base data is awaited, for a moment, the three sections
 * fill in one by one, and a failure leads to the list.
 */
export async function loadTreatment(context: LoadContext): Promise<LoadResult> {
  const { api, queryClient, store, params, server } = context;
  if (params.slug === undefined && !server) return leave(copy.errors.noId);
  const id = treatmentIdOfSlug(params.slug ?? '');
  if (id === null) return { status: 404 };
  const sections = fetchSections(context, id);
  const list = queryClient.fetchQuery(queries.treatments(api)).then(
    treatments => ({ treatments, error: null }),
    (error: unknown) => ({ treatments: null, error }),
  );
  if (server) return answer(await list, id, sections);
  const known = await Promise.race([list, moment()]);
  const message = known && leavingMessage(known, id);
  if (message) return leave(message);
  store.set(viewTreatmentAtom, id);
  return { status: 200 };
}

/** Starts all three; answers whether all of them came. */
const fetchSections = async ({ api, queryClient }: LoadContext, id: string): Promise<boolean> => {
  const asked = [queries.treatmentCountries(api, id), queries.benefits(api, id), queries.faqs(api, id)].map(
    query => queryClient.fetchQuery<unknown>(query),
  );
  return (await Promise.allSettled(asked)).every(({ status }) => status === 'fulfilled');
};

/** The server's: an empty list is no answer, since the page would be loading for ever. */
async function answer(
  { treatments }: { treatments: Treatment[] | null },
  id: string,
  sections: Promise<boolean>,
): Promise<LoadResult> {
  if (!treatments || treatments.length === 0) return { status: 503 };
  if (!treatments.some(treatment => treatment.id === id)) return { status: 404 };
  return (await sections) ? { status: 200 } : { status: 503, partial: true };
}

const leave = (message: string): LoadResult => ({
  status: 200,
  redirect: { to: TREATMENT_LIST, message },
});

const moment = () => new Promise<null>(resolve => setTimeout(resolve, PATIENCE_MS, null));
