import { type LoadContext, queries, type Session } from 'shared-contracts';
import { createSession } from 'shared-contracts/host';

type SessionOptions = Pick<LoadContext, 'api' | 'store' | 'queryClient'>;

/** The session of this page. A failed start is repeated when the connection is back or a session is needed. */
export function createBrowserSession({ api, store, queryClient }: SessionOptions): Session {
  // All; of many the first that an empty search finds.
  const treatments = queries.treatments(api, { search: '' });
  const session = createSession({
    api,
    store,
    locate: async signal => {
      const response = await fetch('/geo', { signal });
      if (!response.ok) throw new Error(`location lookup failed with status ${response.status}`);
      return await response.json();
    },
    storage: {
      get: key => localStorage.getItem(key),
      set: (key, value) => localStorage.setItem(key, value),
    },
    loadTreatments: () =>
      queryClient.fetchQuery(treatments).catch((error: unknown) => {
        // A page that closes cancels the load that it shares with the session: that is not a failure of it.
        if (queryClient.getQueryState(treatments.queryKey)?.status === 'error') throw error;
      }),
    report: error => {
      // A location lookup that times out is not a failure (section 4).
      if (!(error instanceof DOMException)) console.warn('Session start', error);
    },
  });
  addEventListener('online', () => void session.start());
  return session;
}
