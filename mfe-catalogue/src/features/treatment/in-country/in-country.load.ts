import {
  ApiError,
  type LoadContext,
  type LoadResult,
  type PrefetchContext,
  type TreatmentInCountry,
  treatmentIdOfSlug,
} from 'shared-contracts';
import { destinationOfSlug } from '../../../addresses.rules.ts';
import { treatmentQuery } from '../treatment.query.ts';
import { inCountryQueries, type Offer } from './in-country.queries.ts';

/** The treatment and the country of an address; null if it has no page. */
export function whereOf({ slug = '', country = '' }: LoadContext['params']): TreatmentInCountry | null {
  const treatmentId = treatmentIdOfSlug(slug);
  const destination = destinationOfSlug(country);
  return treatmentId && destination ? { treatmentId, destination } : null;
}

/** How long a navigation waits for the data, in ms. After that the page opens and says that it is loading. */
const DATA_WAIT_MS = 400;

/** The server waits for all data, the browser briefly. A combination without a price is not found. */
export async function loadInCountry(context: LoadContext): Promise<LoadResult> {
  const where = whereOf(context.params);
  if (!where) return { status: 404 };
  const result = fetchAll(context, where).then(
    (): LoadResult => ({ status: isOffered(context, where) ? 200 : 404 }),
    (error: unknown): LoadResult => ({
      status: error instanceof ApiError && error.status === 404 ? 404 : 503,
    }),
  );
  return context.server ? result : Promise.race([result, openAnyway(result)]);
}

const isOffered = (context: LoadContext, where: TreatmentInCountry): boolean =>
  Boolean(context.queryClient.getQueryData<Offer>(inCountryQueries(context, where).offer.queryKey)?.own);

const openAnyway = (arriving: Promise<unknown>) =>
  new Promise<LoadResult>(resolve => setTimeout(resolve, DATA_WAIT_MS, { status: 200, arriving }));

export async function prefetchInCountry(context: PrefetchContext): Promise<void> {
  const where = whereOf(context.params);
  if (where) await fetchAll(context, where).catch(() => undefined);
}

const fetchAll = (context: PrefetchContext & { server?: boolean }, where: TreatmentInCountry) =>
  Promise.all(
    [treatmentQuery(context, where.treatmentId), ...Object.values(inCountryQueries(context, where))].map(
      query => context.queryClient.fetchQuery<unknown>(query),
    ),
  );
