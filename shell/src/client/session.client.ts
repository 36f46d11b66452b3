import { type Api, createSession, type Session, type TripStore } from 'shared-contracts';
import * as v from 'valibot';

const LocationSchema = v.object({ ip: v.string(), country: v.optional(v.string()) });

/** The session of this page: location from the shell, id and variant in local storage, which may be blocked. */
export function startSession({ api, store }: { api: Api; store: TripStore }): Session {
  return createSession({
    api,
    store,
    locate: async signal => {
      const answer = await fetch('/geo', { signal });
      if (!answer.ok) throw new Error(`location lookup answered ${answer.status}`);
      return v.parse(LocationSchema, await answer.json());
    },
    storage: { get: key => localStorage.getItem(key), set: (key, value) => localStorage.setItem(key, value) },
  });
}
