import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';

const FIVE_MINUTES = 5 * 60_000;
const RETRIES = 3;

/**
 * Section 9's cache: unused data is dropped after five minutes, a failed query is repeated three times with backoff,
 * unless the API refused it. No other layer of a browser retries; the gateway repeats calls that met a closed connection. On the server queries run once, because the whole page waits for them.
 * Browsers log the failures that section 8 names to the console; the server has its own log.
 */
export function createQueryClient({ server = false } = {}): QueryClient {
  const queryCache = new QueryCache({
    onError: (error, { meta }) => {
      if (!server && meta?.logged) console.warn(error);
    },
  });
  return new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        gcTime: server ? Number.POSITIVE_INFINITY : FIVE_MINUTES,
        staleTime: FIVE_MINUTES,
        retry: (failures, error) =>
          !server && failures < RETRIES && !(error instanceof ApiError && error.isRefusal),
        refetchOnWindowFocus: false,
        // Offline, a call fails and says so, in place of loading without end; it is repeated once connected again.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  });
}
