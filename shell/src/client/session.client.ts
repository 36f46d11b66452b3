import { type Api, createSession, queries, type Session, type TripStore } from 'shared-contracts';
import type { QueryClient } from 'shared-contracts/ui';
import * as v from 'valibot';

const LocationSchema = v.object({ ip: v.string(), country: v.optional(v.string()) });

interface SessionOptions {
  api: Api;
  store: TripStore;
  queryClient: QueryClient;
}

/**
 * The session of this page: location from the shell, id and variant in local storage, which may be blocked. A start that
 * failed is tried again when the connection is back, and whenever a session is needed.
 */
export function startSession({ api, store, queryClient }: SessionOptions): Session {
  const session = createSession({
    api,
    store,
    locate: async signal => {
      const answer = await fetch('/geo', { signal });
      if (!answer.ok) throw new Error(`location lookup answered ${answer.status}`);
      return v.parse(LocationSchema, await answer.json());
    },
    storage: {
      get: key => localStorage.getItem(key),
      set: (key, value) => localStorage.setItem(key, value),
      remove: key => localStorage.removeItem(key),
    },
    loadTreatments: () => queryClient.fetchQuery(queries.treatments(api)),
    report: error => {
      // A location that does not come in time is nothing unusual (section 4).
      if (!(error instanceof DOMException)) console.warn('Session start', error);
    },
  });
  addEventListener('online', () => void session.start());
  return session;
}
