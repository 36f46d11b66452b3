import { createHmac, randomBytes } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Who may speak for a visitor: `X-Forwarded-*` of anybody else is ignored. */
export interface Proxies {
  trusts(address: string): boolean;
}

/** @throws when an entry is neither an address nor a CIDR range */
export function trustedProxies(entries: readonly string[]): Proxies {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return { trusts: address => list.check(plain(address), isIPv6(plain(address)) ? 'ipv6' : 'ipv4') };
}

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, '');

function peerOf(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? '';
  } catch {
    // Without a socket: a request made in a test.
    return '127.0.0.1';
  }
}

/** Reads a forwarded header if the peer may set it; only the peer's own entry counts, which is the last one. */
export function forwarded(c: Context, proxies: Proxies, header: string): string | undefined {
  if (!proxies.trusts(peerOf(c))) return undefined;
  return c.req.header(header)?.split(',').at(-1)?.trim() || undefined;
}

/** Drawn at each start, so that the hashes mean nothing elsewhere or later. */
const key = randomBytes(32);

/** Keyed hash of the visitor's address: the last entry of X-Forwarded-For that is not a trusted proxy's. */
export function visitorOf(c: Context, proxies: Proxies): string {
  let address = peerOf(c);
  const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map(hop => hop.trim());
  while (hops.length > 0 && proxies.trusts(address)) address = hops.pop() || address;
  return createHmac('sha256', key).update(address).digest('base64url').slice(0, 22);
}
