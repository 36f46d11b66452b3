import { createTestContext, failing, network, useFakeNetwork } from '@carefare/testing';
import { expect, it } from 'vitest';
import { pricesAsOf } from './prices-as-of.ts';

useFakeNetwork();

it('is the date of the prices, and null while the API is down', async () => {
  const { api } = createTestContext().services;
  expect(await pricesAsOf(api)).toBe('2026-11');
  network.use(failing('GET', 'masters/*'));
  expect(await pricesAsOf(api)).toBeNull();
});
