import { setTimeout as pause } from 'node:timers/promises';
import {
  type ApiAddition,
  apiAdditions,
  FOUND_MAX,
  isLacking,
  SHORT_LIST_MAX,
  section3Destinations,
  sourceCountries,
} from 'shared-contracts/host';
import * as v from 'valibot';

/** How often the API is asked, and how often until it has answered once. */
const ASK_EVERY_MS = 60_000;
const TRY_AGAIN_MS = 5_000;
/** How long the start of the shell waits for an API that does not answer. */
const DEADLINE_MS = 2_000;

/** What the API says of itself by its answers. */
export interface ApiState {
  lacks: readonly ApiAddition[];
  /** Countries that a trip may start in; undefined for those of section 9. */
  sources?: readonly string[] | undefined;
  /** Countries that a trip may lead to; undefined for those of section 3. */
  destinations?: readonly string[] | undefined;
}

interface WatchApiOptions {
  apiUrl: string;
  signal: AbortSignal;
  everyMs?: number | undefined;
  info(message: string): void;
}

/**
 * Finds from its answers which calls beyond section 7 the API lacks, and the countries that it lists, now and from time to time.
 * As long as it has not answered, it is taken to have all calls, and the countries of sections 9 and 3.
 * @returns what its last answers said
 */
export async function watchApi({
  apiUrl,
  signal,
  everyMs = ASK_EVERY_MS,
  info,
}: WatchApiOptions): Promise<() => ApiState> {
  let lacks: readonly ApiAddition[] = [];
  let sources: readonly string[] | undefined;
  let destinations: readonly string[] | undefined;
  let hasAnswered = false;

  async function ask(): Promise<void> {
    const answers = await Promise.all(
      apiAdditions.map(addition =>
        addition === 'short-list' ? hasShortList(apiUrl) : hasCall(apiUrl, addition),
      ),
    );
    if (answers.includes(undefined)) return;
    const found = apiAdditions.filter((_addition, index) => answers[index] === false);
    if (String(found) !== String(lacks) && found.length > 0) info(`The API lacks ${found.join(', ')}`);
    if (lacks.length > 0 && found.length === 0) info('The API has all calls');
    lacks = found;
    [sources, destinations] = await Promise.all([
      found.includes('options') ? undefined : readSources(apiUrl, sources),
      found.includes('destinations') ? undefined : readDestinations(apiUrl, destinations),
    ]);
    hasAnswered = true;
  }

  async function askAgain(): Promise<void> {
    while (!signal.aborted) {
      await pause(hasAnswered ? everyMs : Math.min(everyMs, TRY_AGAIN_MS), undefined, { signal, ref: false });
      await ask();
    }
  }

  await ask();
  askAgain().catch(() => undefined);
  return () => ({ lacks, sources, destinations });
}

/**
 * Whether the API has a call; undefined if it does not answer. What it asks for in a query or body does not matter: it is asked
 * about no treatment, since an answer about all may take it long.
 */
async function hasCall(apiUrl: string, addition: ApiAddition): Promise<boolean | undefined> {
  try {
    const { status, body } = await fetch(`${apiUrl}/api/masters/${addition}?treatment_id=0`, {
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    await body?.cancel();
    return status >= 500 && !isLacking(status) ? undefined : !isLacking(status);
  } catch {
    return undefined;
  }
}

/**
 * Whether pages take the whole list of treatments: it is short, or the API has no search in it; undefined if that does not
 * answer. A search for nothing tells: its answer has few.
 */
async function hasShortList(apiUrl: string): Promise<boolean | undefined> {
  const address = `${apiUrl}/api/masters/treatments`;
  const found = await countRows(`${address}?search=`);
  if (found === undefined || found > FOUND_MAX) return found === undefined ? undefined : true;
  const all = await countRows(address);
  return all === undefined ? undefined : all <= SHORT_LIST_MAX;
}

/** Rows of an answer; `Infinity` if it is not a list, undefined if the API does not answer. */
async function countRows(address: string): Promise<number | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(DEADLINE_MS) });
    if (response.status >= 500) return undefined;
    const answer: unknown = await response.json();
    return Array.isArray(answer) ? answer.length : Infinity;
  } catch {
    return undefined;
  }
}

const NamedSchema = v.object({ name: v.string() });
const SourcesSchema = v.object({ sources: v.array(NamedSchema) });

/** @param last where the answer cannot be read */
async function readSources(apiUrl: string, last: readonly string[] | undefined) {
  const answer = await readAnswer(`${apiUrl}/api/masters/options`, SourcesSchema);
  return answer
    ? othersThan(
        sourceCountries,
        answer.sources.map(({ name }) => name),
      )
    : last;
}

const DestinationsSchema = v.array(v.object({ country: v.string() }));

/** @param last where the answer cannot be read */
async function readDestinations(apiUrl: string, last: readonly string[] | undefined) {
  const answer = await readAnswer(`${apiUrl}/api/masters/destinations`, DestinationsSchema);
  return answer
    ? othersThan(section3Destinations.toSorted(), answer.map(({ country }) => country).toSorted())
    : last;
}

/** Undefined if it cannot be read. */
async function readAnswer<T extends v.GenericSchema>(address: string, schema: T) {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(DEADLINE_MS) });
    return v.parse(schema, await response.json());
  } catch {
    return undefined;
  }
}

/** Undefined for none, and for those that the site knows. */
const othersThan = (known: readonly string[], names: readonly string[]) =>
  names.length === 0 || String(names) === String(known) ? undefined : names;
