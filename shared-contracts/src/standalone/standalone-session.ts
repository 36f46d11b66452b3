import type { Api } from '../api/api.ts';
import { createSession, type Session } from '../session/session.ts';
import type { TripStore } from '../trip/trip-store.ts';

/** A session of one's own for a remote alone: there is no shell to ask for the location, so it stays unknown. */
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
