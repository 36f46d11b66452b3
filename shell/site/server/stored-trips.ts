import { isDeepStrictEqual } from 'node:util';
import { createApi, parseTripLink } from 'shared-contracts/host';
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
  trip: Answers;
}

type Answers = Record<string, unknown>;

/** As the running contract reads it: the trip of a link, or the answers of a session. */
export async function readStoredTrip({ at, link, saved }: StoredTrip): Promise<Answers> {
  if (link) return { ...parseTripLink(link, at)?.trip };
  const api = createApi({ baseUrl: 'http://trial', fetch: async () => Response.json(saved) });
  return { ...(await api.savedTrip(1))?.answers };
}

/** What is lost of the trips that visitors may have stored or shared, one clause each. A trip only gains fields. */
export async function findLostAnswers(read = readStoredTrip): Promise<string[]> {
  const losses = (storedTrips satisfies StoredTrip[]).map(async (stored: StoredTrip) => {
    const trip = await read(stored);
    const lost = Object.keys(stored.trip).filter(name => !isDeepStrictEqual(trip[name], stored.trip[name]));
    return lost.length > 0 ? [`${stored.by} loses ${lost.join(', ')}`] : [];
  });
  return (await Promise.all(losses)).flat();
}
