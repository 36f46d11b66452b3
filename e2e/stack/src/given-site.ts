import { readOrigin } from './commands/read-origin.ts';
import { messageOf } from './output.ts';

const ANSWER_DEADLINE_MS = 15_000;
/** What every page of the shell has: the element with its data. */
const PAGE_DATA = 'id="page-payload"';

/**
 * The origin of the site that CAREFARE_URL names; undefined when the tests start their own, whose address then stands in
 * the same variable, beside that of its database.
 * @throws Error with one line that names the wrong value
 */
export function readGivenSite({ CAREFARE_URL: value, CAREFARE_DATABASE } = process.env): string | undefined {
  if (value === undefined || CAREFARE_DATABASE) return undefined;
  return readOrigin('CAREFARE_URL', value);
}

/** @throws Error with one line when nothing answers there, or something else than a shell */
export async function checkGivenSite(origin: string): Promise<void> {
  const html = await readHome(origin);
  if (!html.includes(PAGE_DATA))
    throw new Error(`CAREFARE_URL: what answers at ${origin} is not a Carefare shell`);
}

async function readHome(origin: string): Promise<string> {
  try {
    const response = await fetch(origin, { signal: AbortSignal.timeout(ANSWER_DEADLINE_MS) });
    return await response.text();
  } catch (error) {
    const { cause } = error as Error;
    const reason =
      cause instanceof Error ? ((cause as NodeJS.ErrnoException).code ?? cause.message) : messageOf(error);
    throw new Error(`CAREFARE_URL: ${origin} does not answer: ${reason}`, { cause: error });
  }
}
