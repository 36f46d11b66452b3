import { createStore } from 'jotai/vanilla';
import { OTHER_SOURCE, sourceCountries } from '../api/source-countries.ts';
import type { Countries } from '../site/master-data.ts';
import { section3Destinations } from '../treatments/country-words.ts';
import { countriesAtom } from './trip-atoms.ts';

/** The Jotai store that shell and remotes share: one per request on the server, one per page on the client. */
export type TripStore = ReturnType<typeof createStore>;

/**
 * A new store with the defaults of section 4.
 * @param countries that the API lists, where it differs from sections 9 and 3
 */
export function createTripStore({
  sources = sourceCountries,
  hasOtherSource = true,
  residences = hasOtherSource ? [...sources, OTHER_SOURCE] : sources,
  destinations = section3Destinations,
}: Partial<Countries> = {}): TripStore {
  const store = createStore();
  store.set(countriesAtom, { sources, hasOtherSource, residences, destinations });
  return store;
}
