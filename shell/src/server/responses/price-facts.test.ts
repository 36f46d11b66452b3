import {
  answering,
  countryWire,
  createTestContext,
  destinationWire,
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
    [{ ...HIP, country: 'india', destination: 'India' }, '$6,200 plus travel (published)'],
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

  it('is no lowest one where it is an estimate, and has the note that stands beside it', async () => {
    const estimate = { basis: 'estimate' } as const;
    const note = 'Not confirmed; published prices are lower.';
    network.use(
      answering('GET', 'masters/treatments', [treatmentWire(estimate)]),
      answering('GET', 'masters/destinations', [destinationWire({ lowest_basis: 'estimate' })]),
      answering('POST', 'masters/treatment-countries', [countryWire({ ...estimate, note })]),
    );
    expect(await facts().priceOf(HIP)).toBe('About $6,200');
    expect(await facts().priceOf({ country: 'india' })).toBe('About $450');
    expect(await facts().priceOf({ ...HIP, country: 'india' })).toBe(
      '$6,200 plus travel (our estimate). Not confirmed; published prices are lower',
    );
  });
});

it('has the date of the prices, and nothing while the API is down', async () => {
  expect(await facts().asOf()).toBe('2026-11');
  network.use(failing('GET', 'masters/*'));
  expect([await facts().asOf(), await facts().priceOf(HIP)]).toEqual([null, null]);
});
