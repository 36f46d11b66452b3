import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/** With the port that some proxies add: `203.0.113.9:5678`, `[2001:db8::1]:5678`. */
const WITH_PORT = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/;

function withoutPort(entry: string): string {
  const [, v6, v4] = WITH_PORT.exec(entry) ?? [];
  const address = v6 ?? v4;
  return address && ipaddr.isValid(address) ? address : entry;
}

/**
 * Reads the client's address: the peer's, or the one in X-Forwarded-For if the peer is a trusted proxy. Ports are left out.
 * @param proxies trusted addresses and CIDR ranges
 * @throws TypeError when an entry is neither
 */
export function createAddressReader(proxies: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = proxyAddr.compile([...proxies]);
  return ({ headers, socket }) => {
    const entries = headers['x-forwarded-for']?.toString().split(',') ?? [];
    const forwarded = entries.map(entry => withoutPort(entry.trim())).join(',');
    const request = { headers: { ...(forwarded && { 'x-forwarded-for': forwarded }) }, socket };
    return proxyAddr(request as IncomingMessage, isTrusted);
  };
}
