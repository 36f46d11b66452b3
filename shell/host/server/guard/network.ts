import ipaddr from 'ipaddr.js';

const V6_NETWORK_BYTES = 8;

/** What one client controls: an IPv4 address, or the /64 of an IPv6 address. For limits by client. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  return ipaddr.process(address).toByteArray().slice(0, V6_NETWORK_BYTES).join('.');
}
