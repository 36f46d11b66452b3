import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
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

/** As the shell or another proxy names the client, without the port that some of them add. */
function withoutPort(entry: string): string {
  const [, v6, v4] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(entry.trim()) ?? [];
  return v6 ?? v4 ?? entry.trim();
}

/** The peer's address, or the one that trusted proxies name. */
export function clientAddress({ headers, socket }: IncomingMessage, trust: Env['TRUSTED_PROXIES']): string {
  // A client that has disconnected has no address any more.
  if (!socket.remoteAddress) return 'unknown';
  const entries = headers['x-forwarded-for']?.toString().split(',') ?? [];
  const forwarded = entries.map(withoutPort).join(',');
  const request = { headers: { ...(forwarded && { 'x-forwarded-for': forwarded }) }, socket };
  return proxyAddr(request as IncomingMessage, trust);
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
    const address = clientAddress(c.env.incoming, TRUSTED_PROXIES);
    return createHmac('sha256', secret).update(networkOf(address)).digest('base64url').slice(0, 22);
  };
}
