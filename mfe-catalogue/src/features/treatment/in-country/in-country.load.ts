import {
  ApiError,
  type LoadContext,
  type LoadResult,
  type PrefetchContext,
  type TreatmentInCountry,
} from 'shared-contracts';
import type { QueryContext } from '../../../shared/query-context.ts';
import { respondFrom } from '../../../shared/respond-from.ts';
import { treatmentQuery } from '../treatment.query.ts';
import { inCountryQueries, locationOf, type Offers } from './in-country.queries.ts';

/** The server waits for all data, the browser briefly. A combination without a price is not found. */
export async function loadInCountry(context: LoadContext): Promise<LoadResult> {
  const location = locationOf(context.params);
  if (!location) return { status: 404 };
  const result = fetchAll(context, location).then(
    (): LoadResult => ({ status: isOffered(context, location) ? 200 : 404 }),
    (error: unknown): LoadResult => ({
      status: error instanceof ApiError && error.status === 404 ? 404 : 503,
    }),
  );
  return context.server ? result : respondFrom(result);
}

const isOffered = (context: LoadContext, location: TreatmentInCountry): boolean =>
  Boolean(
    context.queryClient.getQueryData<Offers>(inCountryQueries(context, location).offers.queryKey)?.offer,
  );

export async function prefetchInCountry(context: PrefetchContext): Promise<void> {
  const location = locationOf(context.params);
  if (location) await fetchAll(context, location).catch(() => undefined);
}

const fetchAll = (context: QueryContext, location: TreatmentInCountry) =>
  Promise.all(
    [
      treatmentQuery(context, location.treatmentId),
      ...Object.values(inCountryQueries(context, location)),
    ].map(query => context.queryClient.fetchQuery<unknown>(query)),
  );
