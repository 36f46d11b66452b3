import {
  ApiError,
  type LoadContext,
  type LoadResult,
  type PrefetchContext,
  treatmentQuery,
} from 'shared-contracts';
import type { QueryContext } from '../../../shared/query-context.ts';
import { respondFrom } from '../../../shared/respond-from.ts';
import { findLocation, inCountryQueries } from './in-country.queries.ts';

/** The server waits for all data, the browser briefly. A combination without a price is not found. */
export async function loadInCountry(context: LoadContext): Promise<LoadResult> {
  const result = fetchAll(context).then(
    (isOffered): LoadResult => ({ status: isOffered ? 200 : 404 }),
    (error: unknown): LoadResult => ({
      status: error instanceof ApiError && error.status === 404 ? 404 : 503,
    }),
  );
  return context.server ? result : respondFrom(result);
}

export async function prefetchInCountry(context: PrefetchContext): Promise<void> {
  await fetchAll(context).catch(() => undefined);
}

/** @returns whether the treatment is offered there */
async function fetchAll(context: QueryContext & Pick<LoadContext, 'params'>): Promise<boolean> {
  const { queryClient, params } = context;
  const location = await findLocation(context, params);
  if (!location) return false;
  const { slug = '' } = params;
  // Which other treatments are shown is known by this one.
  await queryClient.fetchQuery(treatmentQuery(context, slug));
  await Promise.all(
    Object.values(inCountryQueries(context, location, slug)).map(query =>
      queryClient.fetchQuery<unknown>(query),
    ),
  );
  return true;
}
