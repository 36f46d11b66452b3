import { isIPv4 } from 'node:net';
import * as v from 'valibot';

/** The browser waits 1,200 ms for `/geo` as a whole (section 9). */
const DEADLINE_MS = 800;

export interface GeoService {
  /** Address with `{ip}` in it, and `{token}` if the service needs one. */
  url: string;
  token: string | undefined;
}

const Text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));
const PlaceSchema = v.object({ country: Text, city: v.optional(Text) });

/** Reduces an address to its network, which is all that a third party learns about a visitor. */
export function truncateAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (isIPv4(plain)) return `${plain.slice(0, plain.lastIndexOf('.'))}.0`;
  const [head = ''] = plain.split('::');
  return `${head.split(':').slice(0, 3).join(':')}::`;
}

/**
 * Locates an address by the third-party service of section 7. The token never leaves the server.
 * @returns null when the service fails, answers too late, or its answer cannot be parsed
 */
export async function locateAddress(
  { url, token = '' }: GeoService,
  address: string,
): Promise<v.InferOutput<typeof PlaceSchema> | null> {
  const request = url
    .replace('{ip}', encodeURIComponent(truncateAddress(address)))
    .replace('{token}', encodeURIComponent(token));
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(DEADLINE_MS), redirect: 'error' });
    return response.ok ? v.parse(PlaceSchema, await response.json()) : null;
  } catch {
    // Not logged, because the request's address holds the token.
    return null;
  }
}
