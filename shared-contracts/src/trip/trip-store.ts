import { createStore } from 'jotai/vanilla';
import { sourceCountries } from '../api/source-countries.ts';
import { section3Destinations } from '../treatments/country-words.ts';
import { type Countries, countriesAtom } from './trip-atoms.ts';

/** The Jotai store that shell and remotes share: one per request on the server, one per page on the client. */
export type TripStore = ReturnType<typeof createStore>;

type ListedCountries = { [list in keyof Countries]?: readonly string[] | undefined };

/**
 * A new store with the defaults of section 4.
 * @param listed countries of the API, where they are not those of sections 9 and 3
 */
export function createTripStore({
  sources = sourceCountries,
  destinations = section3Destinations,
}: ListedCountries = {}): TripStore {
  const store = createStore();
  store.set(countriesAtom, { sources, destinations });
  return store;
}
