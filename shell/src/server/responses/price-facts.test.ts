import {
  answering,
  createTestContext,
  failing,
  network,
  treatmentWire,
  useFakeNetwork,
} from '@carefare/testing';
import { describe, expect, it } from 'vitest';
import { createPriceFacts } from './price-facts.ts';

useFakeNetwork();

const facts = () => createPriceFacts(createTestContext().services.api);
const HIP = { slug: 'hip-replacement', name: 'Hip Replacement' };

describe('the price of an address', () => {
  it.each([
    [HIP, 'From $6,200'],
    [{ ...HIP, country: 'india', destination: 'India' }, '$6,200 plus travel'],
    [{ ...HIP, country: 'spain', destination: 'Spain' }, null],
    [{ country: 'india', destination: 'India' }, 'From $450'],
    [{ slug: 'facelift', name: 'Facelift' }, null],
    [{}, null],
  ])('%j: %s', async (values, price) => expect(await facts().priceOf(values)).toBe(price));

  it('names the piece that it is for', async () => {
    const unit = { one: 'veneer', many: 'veneers', max: 32 };
    network.use(answering('GET', 'masters/treatments', [treatmentWire({ id: '38', base_cost: 230, unit })]));
    expect(await facts().priceOf({ slug: 'dental-veneers' })).toBe('From $230 per veneer');
  });
});

it('has the date of the prices, and nothing while the API is down', async () => {
  expect(await facts().asOf()).toBe('2026-11');
  network.use(failing('GET', 'masters/*'));
  expect([await facts().asOf(), await facts().priceOf(HIP)]).toEqual([null, null]);
});
