import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import proxyAddr from 'proxy-addr';

/** Tells the address of the visitor behind a request. */
export type AddressOf = (context: Context) => string;

/**
 * The visitor's address: the peer's, or what a trusted proxy says of it in X-Forwarded-For; of anybody else that header
 * is ignored.
 * @param proxies addresses and CIDR ranges
 * @throws TypeError when an entry is neither
 */
export function addressReader(proxies: readonly string[]): AddressOf {
  const trust = proxyAddr.compile([...proxies]);
  return context => {
    const { incoming }: { incoming?: IncomingMessage } = context.env;
    return incoming ? proxyAddr(incoming, trust) : 'unknown';
  };
}

/** Stands for an address where none may be stored or sent: the same address gives the same 32 characters under one key. */
export function keyedHash(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex').slice(0, 32);
}
