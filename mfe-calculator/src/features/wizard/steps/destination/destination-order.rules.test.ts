import { costWire } from '@carefare/testing/worked-example';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderDestinations } from './destination-order.rules.ts';

const names = ['India', 'Mexico', 'Poland', 'Turkey', 'UAE'];
const wire = { ...costWire, basis: 'interpolated', note: null, home_price: null, as_of: null } as const;
const costs = fc
  .tuple(fc.subarray(names), fc.infiniteStream(fc.integer({ min: 1, max: 5 })))
  .map(([known, totals]) => known.map(country => ({ ...wire, country, total: totals.next().value })));

const prices = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: names.length, maxLength: names.length });

it('puts the cheapest trip first, then the cheapest treatment where no trip is known, and the own country last', () => {
  fc.assert(
    fc.property(costs, prices, fc.constantFrom('UAE', 'UK', null), (known, basePrices, source) => {
      const destinations = names.map((country, index) => ({ country, basePrice: basePrices[index] ?? 0 }));
      const ordered = orderDestinations(destinations, known, source);
      expect(ordered.map(({ destination }) => destination.country).toSorted()).toEqual(names);
      if (source === 'UAE') expect(ordered.at(-1)?.destination.country).toBe('UAE');
      const others = ordered.filter(({ destination }) => destination.country !== source);
      // No price is as high as 10.
      const figures = others.map(({ cost, destination }) => cost?.total ?? 10 + destination.basePrice);
      expect(figures).toEqual(figures.toSorted((a, b) => a - b));
    }),
  );
});
