import type { Api } from '../api/api.ts';
import { createSession, type Session } from '../session/session.ts';
import type { TripStore } from '../trip/trip-store.ts';

/** The session of a standalone page. Its location is unknown, because there is no shell to report it. */
export function standaloneSession({ api, store }: { api: Api; store: TripStore }): Session {
  return createSession({
    api,
    store,
    locate: () => Promise.resolve({ ip: 'unknown', country: 'unknown' }),
    storage: {
      get: key => localStorage.getItem(key),
      set: (key, value) => localStorage.setItem(key, value),
    },
  });
}
