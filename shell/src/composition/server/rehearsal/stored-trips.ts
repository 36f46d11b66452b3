import { isDeepStrictEqual } from 'node:util';
import {
  createTripStore,
  parseShareFragment,
  resumeTripAtom,
  SavedTripAnswerSchema,
  type TripData,
  tripAtom,
} from 'shared-contracts';
import * as v from 'valibot';
import storedTrips from './stored-trips.json';

/** A trip as a released contract wrote it. Each contract that changes what is written adds one, and none is ever changed. */
interface StoredTrip {
  /** What wrote it. */
  by: string;
  /** The day, `YYYY-MM-DD`. */
  at: string;
  /** The fragment of a shared link. */
  link?: string;
  /** Or else what the API keeps of a session. */
  saved?: unknown;
  /** What it holds, by today's names. */
  trip: Partial<Record<keyof TripData, unknown>>;
}

/** As the running contract reads it. */
export function readStoredTrip({ at, link, saved }: StoredTrip): Partial<TripData> {
  if (link) return parseShareFragment(link, at)?.trip ?? {};
  const store = createTripStore();
  store.set(resumeTripAtom, v.parse(SavedTripAnswerSchema, saved), at);
  return store.get(tripAtom);
}

/** What is lost of the trips that visitors may have stored or shared, one clause each. A trip only gains fields. */
export function findLostAnswers(read = readStoredTrip): string[] {
  return (storedTrips satisfies StoredTrip[]).flatMap((stored: StoredTrip) => {
    const trip = read(stored);
    const lost = Object.entries(stored.trip).filter(
      ([name, value]) => !isDeepStrictEqual(trip[name as keyof TripData], value),
    );
    return lost.length > 0 ? [`${stored.by} loses ${lost.map(([name]) => name).join(', ')}`] : [];
  });
}
