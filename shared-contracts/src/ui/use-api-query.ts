import { keepPreviousData, type QueryKey, type QueryMeta, useQuery } from '@tanstack/react-query';

/** A query as components read it; `data` is the fallback until the call has succeeded. */
export interface QueryResult<T> {
  data: T;
  loading: boolean;
  /** The call failed, after its retries: `data` is the fallback of section 8, and the page has to say so. */
  failed: boolean;
  /** Why it failed; null otherwise. */
  error: unknown;
  retry: () => void;
}

interface Fetch<T> {
  queryKey: QueryKey;
  queryFn(ctx: { signal: AbortSignal }): Promise<T>;
  meta?: QueryMeta;
}

/** Reads a query of the contract with section 8's fallback: an empty list, null or zero, told apart by `failed`. */
export function useApiQuery<T>(
  query: Fetch<T> | null,
  fallback: T,
  /** `keepPrevious`: while this query loads, `data` is that of the query shown before. */
  { keepPrevious = false } = {},
): QueryResult<T> {
  const result = useQuery<T>({
    queryKey: query?.queryKey ?? ['nothing to ask'],
    queryFn: ({ signal }) => (query ? query.queryFn({ signal }) : Promise.resolve(fallback)),
    enabled: query !== null,
    ...(query?.meta && { meta: query.meta }),
    ...(query && keepPrevious && { placeholderData: keepPreviousData }),
  });
  // What is there already stays when fetching it once more fails.
  const failed = result.isError && result.data === undefined;
  return {
    data: result.data ?? fallback,
    loading: query !== null && (result.isPending || result.isPlaceholderData),
    failed,
    error: failed ? result.error : null,
    retry: () => void result.refetch(),
  };
}
