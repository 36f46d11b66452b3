import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApiQuery } from '../api/queries.ts';

/** Result of a query for components; `data` is the fallback until the call has succeeded. */
export interface QueryResult<T> {
  data: T;
  loading: boolean;
  /** The call and its retries failed: `data` is section 8's fallback, and the page must say so. */
  failed: boolean;
  /** The error of a failed call; else null. */
  error: unknown;
  retry: () => void;
}

/**
 * Reads a query of the contract. Until it succeeds, `data` is section 8's fallback: an empty list, null or zero.
 * @param options with `keepPrevious`, `data` is that of the query before while this one loads
 */
export function useApiQuery<T>(
  query: ApiQuery<T> | null,
  fallback: T,
  { keepPrevious = false }: { keepPrevious?: boolean } = {},
): QueryResult<T> {
  const result = useQuery<T>({
    queryKey: query?.queryKey ?? ['no query'],
    queryFn: ({ signal }) => (query ? query.queryFn({ signal }) : Promise.resolve(fallback)),
    enabled: query !== null,
    ...(query?.meta && { meta: query.meta }),
    ...(query && keepPrevious && { placeholderData: keepPreviousData }),
  });
  // A failed refetch keeps the data.
  const failed = result.isError && result.data === undefined;
  return {
    data: result.data ?? fallback,
    loading: query !== null && (result.isPending || result.isPlaceholderData),
    failed,
    error: failed ? result.error : null,
    // A refetch ignores that it is disabled: its fallback would become the data of all that have no query.
    retry: () => void (query && result.refetch()),
  };
}
