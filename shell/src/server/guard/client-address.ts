import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import proxyAddr from 'proxy-addr';

/** The client's address of a request. */
export type AddressOf = (context: Context) => string;
/** What one client cannot change about a request, for limits by client. */
export type ClientOf = (context: Context) => string;

/**
 * Reads the client's address: the peer's, or the one in X-Forwarded-For if the peer is a trusted proxy.
 * @param proxies trusted addresses and CIDR ranges
 * @throws TypeError when an entry is neither
 */
export function createAddressReader(proxies: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = proxyAddr.compile([...proxies]);
  return request => proxyAddr(request, isTrusted);
}
