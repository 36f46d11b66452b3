import { createStore } from 'jotai/vanilla';
import { sourcesAtom } from './trip-atoms.ts';

/** The Jotai store that shell and remotes share: one per request on the server, one per page on the client. */
export type TripStore = ReturnType<typeof createStore>;

/**
 * A new store with the defaults of section 4.
 * @param sources countries that a trip may start in, where they are not those of section 9
 */
export function createTripStore(sources?: readonly string[]): TripStore {
  const store = createStore();
  if (sources) store.set(sourcesAtom, sources);
  return store;
}
