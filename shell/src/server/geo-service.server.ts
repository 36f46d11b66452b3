import { isIPv4 } from 'node:net';
import * as v from 'valibot';

/** Longest wait for the service, in ms: the browser gives up after 1,200 in all (section 9). */
const DEADLINE_MS = 800;

export interface GeoService {
  /** Address with `{ip}` and, if the service wants one, `{token}` in it. */
  url: string;
  token: string | undefined;
}

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));
const AnswerSchema = v.object({ country: text, city: v.optional(text) });

/** What is told of a visitor to a third party: the network, not the address. */
export function truncated(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (isIPv4(plain)) return plain.replace(/\d+$/, '0');
  const [head = ''] = plain.split('::');
  return `${head.split(':').slice(0, 3).join(':')}::`;
}

/**
 * Asks the third-party service of section 7 where an address is. Its token never leaves the server.
 * @returns null when it does not answer in time, fails, or says what is not understood
 */
export async function askGeoService(
  { url, token = '' }: GeoService,
  address: string,
): Promise<v.InferOutput<typeof AnswerSchema> | null> {
  const asked = url
    .replace('{ip}', encodeURIComponent(truncated(address)))
    .replace('{token}', encodeURIComponent(token));
  try {
    const answer = await fetch(asked, { signal: AbortSignal.timeout(DEADLINE_MS), redirect: 'error' });
    return answer.ok ? v.parse(AnswerSchema, await answer.json()) : null;
  } catch {
    // Not logged: the address asked holds the token.
    return null;
  }
}
