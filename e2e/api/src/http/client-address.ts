import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';
import type { Env } from '../env.ts';
import type { ApiEnv } from './api-env.ts';

/** The last value of an `X-Forwarded-*` header; undefined unless the peer is a trusted proxy. */
export function forwardedHeader(
  c: Context<ApiEnv>,
  { TRUSTED_PROXIES: trust }: Env,
  name: string,
): string | undefined {
  const peer = c.env.incoming.socket.remoteAddress;
  if (!peer || !trust(peer, 0)) return undefined;
  return c.req.header(name)?.split(',').at(-1)?.trim() || undefined;
}

const V6_NETWORK_BYTES = 8;

/** What one client has at its disposal: an IPv4 address, or the /64 of an IPv6 address. */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  return ipaddr.process(address).toByteArray().slice(0, V6_NETWORK_BYTES).join('.');
}

/**
 * Hashes the client's address, so that the address itself is never stored or logged. The key comes from DATABASE_URL,
 * because instances that share a database share its limits; with SQLite it is random.
 */
export function createClientKey({ DATABASE_URL, TRUSTED_PROXIES }: Env): (c: Context<ApiEnv>) => string {
  const secret = createHash('sha256')
    .update(DATABASE_URL ?? randomBytes(32))
    .digest();
  return c => {
    const { incoming } = c.env;
    // A client that has disconnected has no address any more.
    const address = incoming.socket.remoteAddress ? proxyAddr(incoming, TRUSTED_PROXIES) : 'unknown';
    return createHmac('sha256', secret).update(networkOf(address)).digest('base64url').slice(0, 22);
  };
}
