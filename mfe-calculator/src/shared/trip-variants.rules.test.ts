import { aTreatment } from '@carefare/testing';
import { describe, expect, it } from 'vitest';
import { tripVariants } from './trip-variants.rules.ts';

const hip = aTreatment({ companions: { usual: 1, note: 'Add a companion.' } });
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
  tripVariants({ ...input, ...changes }, treatment).map(({ name, input: { travelers } }) => [
    name,
    travelers,
  ]);

describe('what else a trip may come to', () => {
  it.each([
    ['with the usual companions', {}, ['For two', 2]],
    ['alone, where somebody comes along', { travelers: 3 }, ['Alone', 1]],
    ['for several patients', { patients: 2, travelers: 2 }, ['With companions', 4]],
    ['for several patients alone', { patients: 2, travelers: 3 }, ['Without companions', 2]],
  ])('is %s', (_case, changes, variant) => expect(variants(changes)).toEqual([variant]));

  it('is nothing where nothing is known', () => expect(variants({}, aTreatment())).toEqual([]));
});
