import ipaddr from 'ipaddr.js';
import * as v from 'valibot';

/** The browser waits 1,200 ms for `/geo` as a whole (section 9). */
const GEO_DEADLINE_MS = 800;

export interface GeoService {
  /** Address with `{ip}` in it, and `{token}` if the service needs one. */
  url: string;
  token: string | undefined;
}

const Text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));
const PlaceSchema = v.object({ country: Text, city: v.optional(Text) });

/** The first bytes of an address, which name its network. In a 6to4 address the first six hold a whole IPv4 address. */
const NETWORK_BYTES = { ipv4: 3, ipv6: 6, '6to4': 5 };

/** Reduces an address to its network, which is all that a third party learns about a visitor. Undefined for other texts. */
export function truncateAddress(address: string): string | undefined {
  if (!ipaddr.isValid(address)) return undefined;
  const whole = ipaddr.process(address);
  const length = NETWORK_BYTES[whole.range() === '6to4' ? '6to4' : whole.kind()];
  return ipaddr
    .fromByteArray(whole.toByteArray().map((byte, index) => (index < length ? byte : 0)))
    .toString();
}

/**
 * Locates an address by the third-party service of section 7. The token never leaves the server.
 * @returns null when the service fails, answers too late, or its answer cannot be parsed, and for what is not an address
 */
export async function locateAddress(
  { url, token = '' }: GeoService,
  address: string,
): Promise<v.InferOutput<typeof PlaceSchema> | null> {
  const network = truncateAddress(address);
  if (network === undefined) return null;
  const request = url
    .replace('{ip}', encodeURIComponent(network))
    .replace('{token}', encodeURIComponent(token));
  try {
    const response = await fetch(request, {
      signal: AbortSignal.timeout(GEO_DEADLINE_MS),
      redirect: 'error',
    });
    return response.ok ? v.parse(PlaceSchema, await response.json()) : null;
  } catch {
    // Not logged, because the request's address holds the token.
    return null;
  }
}
