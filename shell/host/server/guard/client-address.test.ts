import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { createAddressReader } from './client-address.ts';

const read = (forwarded: string | undefined, peer = '10.0.0.1') =>
  createAddressReader(['10.0.0.0/8', 'fd00::/8'])({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: peer },
  } as IncomingMessage);

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:5678', '203.0.113.9'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]:5678', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ['203.0.113.9:5678, 10.0.0.2:443', '203.0.113.9'],
  ['[2001:db8::1]:5678,[fd00::2]:443', '2001:db8::1'],
  // What a visitor has sent before it reached the first of the proxies.
  ['1.2.3.4, 203.0.113.9:5678, 10.0.0.2', '203.0.113.9'],
  ['unknown', 'unknown'],
  ['', '10.0.0.1'],
  [undefined, '10.0.0.1'],
])('the client of %s is %s', (forwarded, address) => {
  expect(read(forwarded)).toBe(address);
});

it('believes no peer that is not trusted', () => {
  expect(read('203.0.113.9:5678', '198.51.100.1')).toBe('198.51.100.1');
});
