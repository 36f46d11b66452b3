import { expect, it } from 'vitest';
import { networkOf } from './network.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:aaaa::1', '32.1.13.184.0.1.0.2'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '32.1.13.184.0.1.0.2'],
  ['2001:db8:1:3::1', '32.1.13.184.0.1.0.3'],
  ['unknown', 'unknown'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
