import { aTreatment } from '@carefare/testing';
import { OTHER_SOURCE } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { tripVariants } from './trip-variants.rules.ts';

const hip = aTreatment({
  companions: { usual: 1, note: 'Add a companion.' },
  earliest_flight: { days: 90, after: '3 months', text: 'Wait three months.', source: 'NHS' },
});
const input = {
  treatmentId: '52',
  source: 'UK',
  patients: 1,
  travelers: 1,
  nights: 15,
  accommodationId: 2,
  foodId: 2,
  flightSupport: true,
  visaSupport: true,
};
const variants = (changes: Partial<typeof input> = {}, treatment = hip) =>
  tripVariants({ ...input, ...changes }, treatment).map(({ name, input: { travelers, nights } }) => [
    name,
    travelers,
    nights,
  ]);

describe('what else a trip may come to', () => {
  it('is with the usual companions, and with the flight that a guideline allows', () => {
    expect(variants()).toEqual([
      ['For two', 2, 15],
      ['Flight home after 3 months', 1, 90],
    ]);
  });

  it.each([
    ['alone, where somebody comes along', { travelers: 3 }, ['Alone', 1, 15]],
    ['for several patients', { patients: 2, travelers: 2 }, ['With companions', 4, 15]],
    ['for several patients alone', { patients: 2, travelers: 3 }, ['Without companions', 2, 15]],
  ])('is %s', (_case, changes, variant) => expect(variants(changes)[0]).toEqual(variant));

  it.each([
    ['a stay as long', { nights: 90 }],
    ['flights that are not counted', { flightSupport: false }],
    ['flights that nobody knows', { source: OTHER_SOURCE }],
  ])('has no later flight with %s', (_case, changes) => expect(variants(changes)).toHaveLength(1));

  it('is nothing where nothing is known', () => expect(variants({}, aTreatment())).toEqual([]));
});
