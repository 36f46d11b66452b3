import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { keyedHash } from '../../../host/server/guard/keyed-hash.ts';

/** The browser waits 1,200 ms for `/geo` as a whole (section 9). */
const GEO_DEADLINE_MS = 800;
/** Calls of the service at a time. */
const CALLS_MAX = 32;
/** Networks whose place is kept, in memory only. */
const NETWORKS_MAX = 10_000;
const KEPT_MS = 3_600_000;
/** How long the service is not asked again for a network that it could not locate. */
const ASK_AGAIN_MS = 60_000;

export interface GeoService {
  /** Address with `{ip}` in it, and `{token}` if the service needs one. */
  url: string;
  token: string | undefined;
}

const Text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));
const PlaceSchema = v.object({ country: Text, city: v.optional(Text) });
type Place = v.InferOutput<typeof PlaceSchema>;

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
 * Locates addresses by the third-party service of section 7, each network once an hour. The token never leaves the server.
 * @param hashKey of the hashes that networks are kept under
 */
export function createLocator(service: GeoService, hashKey: string) {
  const places = new LRUCache<string, Promise<Place | null>>({
    max: NETWORKS_MAX,
    ttl: KEPT_MS,
    ttlResolution: 0,
  });
  let running = 0;

  async function ask(network: string, key: string): Promise<Place | null> {
    running += 1;
    const place = await locateNetwork(service, network);
    running -= 1;
    if (!place) places.set(key, Promise.resolve(null), { ttl: ASK_AGAIN_MS });
    return place;
  }

  /**
   * @returns null when the service fails, answers too late, or its answer cannot be parsed, while it has too many calls, and
   * for what is not an address
   */
  return async (address: string): Promise<Place | null> => {
    const network = truncateAddress(address);
    if (network === undefined) return null;
    const key = keyedHash(hashKey, network);
    const known = places.get(key);
    if (known) return await known;
    if (running >= CALLS_MAX) return null;
    const place = ask(network, key);
    places.set(key, place);
    return await place;
  };
}

async function locateNetwork({ url, token = '' }: GeoService, network: string): Promise<Place | null> {
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
