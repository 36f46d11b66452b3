import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { clientAddress } from './client-address.ts';

const { TRUSTED_PROXIES } = readEnv({ TRUSTED_PROXIES: '10.0.0.0/8' });

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:5678', '203.0.113.9'],
  ['[2001:db8::1]:5678', '2001:db8::1'],
  ['203.0.113.9:5678, 10.0.0.2:443', '203.0.113.9'],
  ['', '10.0.0.1'],
])('the client of %s is %s', (forwarded, address) => {
  const request = { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '10.0.0.1' } };
  expect(clientAddress(request as unknown as IncomingMessage, TRUSTED_PROXIES)).toBe(address);
});
