import { QueryCache, QueryClient } from '@tanstack/react-query';

const FIVE_MINUTES = 5 * 60_000;

/**
 * Cache rules of section 9: unused data is dropped after five minutes, a failed query is tried three times more with
 * backoff. This is the one layer that retries. The server asks once: a visitor waits there for the whole page, and logs by
 * its own logger; in the browser the console is told of the failures that section 8 wants logged.
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
        retry: server ? false : 3,
        refetchOnWindowFocus: false,
      },
      // Offline a mutation fails at once; by default it would wait for the network without a word.
      mutations: { retry: 0, networkMode: 'always' },
    },
  });
}
