import * as fc from 'fast-check';
import type { CostByCountry } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { comparedLimit, suggestCountries, toggle, withChosen } from './comparison-selection.rules.ts';

const country = fc.constantFrom('India', 'Thailand', 'Turkey', 'Malaysia', 'Mexico', 'Spain', 'UAE');
const total = fc.integer({ min: 0, max: 200_000 });

describe('the compared destinations', () => {
  it('include the chosen one, no duplicates, and at most four, after any ticks and choices', () => {
    const action = fc.record({ country, isChoice: fc.boolean() });
    fc.assert(
      fc.property(country, fc.array(action, { maxLength: 20 }), (first, actions) => {
        let chosen = first;
        let picked: readonly string[] = withChosen([], first);
        for (const { country: next, isChoice } of actions) {
          if (isChoice) chosen = next;
          picked = isChoice ? withChosen(picked, next) : toggle(picked, chosen, next);
          expect(picked).toContain(chosen);
          expect(new Set(picked).size).toBe(picked.length);
          expect(picked.length).toBeLessThanOrEqual(comparedLimit.max);
        }
      }),
    );
  });

  it('start with the chosen one and the two cheapest', () => {
    const costLists = fc.uniqueArray(fc.record({ country, total }), {
      minLength: 3,
      selector: cost => cost.country,
    });
    fc.assert(
      fc.property(costLists, costs => {
        const [{ country: chosen } = { country: '' }] = costs;
        const [first, ...others] = suggestCountries(costs as CostByCountry[], chosen);
        expect(first).toBe(chosen);
        expect(others).toHaveLength(2);
        const totalOf = (name: string) => costs.find(cost => cost.country === name)?.total ?? 0;
        const highest = Math.max(...others.map(totalOf));
        for (const cost of costs)
          if (cost.country !== chosen && !others.includes(cost.country))
            expect(cost.total).toBeGreaterThanOrEqual(highest);
      }),
    );
  });

  it('do not change when a fifth or the chosen one is toggled', () => {
    const four = ['India', 'Thailand', 'Turkey', 'Spain'];
    expect(toggle(four, 'India', 'Mexico')).toBe(four);
    expect(toggle(four, 'India', 'India')).toBe(four);
  });
});
