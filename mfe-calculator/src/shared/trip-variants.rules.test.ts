import { aTreatment, costInput } from '@carefare/testing';
import { describe, expect, it } from 'vitest';
import { tripVariants } from './trip-variants.rules.ts';

const hip = aTreatment({ companions: { usual: 1, note: 'Add a companion.' } });
const variants = (changes: Partial<typeof costInput> = {}, treatment = hip) =>
  tripVariants({ ...costInput, travelers: 1, ...changes }, treatment).map(({ name, input }) => [
    name,
    input.travelers,
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
