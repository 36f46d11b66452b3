import { costWire } from '@carefare/testing/worked-example';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderDestinations } from './destination-order.rules.ts';

const names = ['India', 'Mexico', 'Poland', 'Turkey', 'UAE'];
const costs = fc
  .tuple(fc.subarray(names), fc.infiniteStream(fc.integer({ min: 1, max: 5 })))
  .map(([known, totals]) => known.map(country => ({ ...costWire, country, total: totals.next().value })));

it('puts the cheapest first, unknown costs after them, and the own country last', () => {
  fc.assert(
    fc.property(costs, fc.constantFrom('UAE', 'UK', null), (known, source) => {
      const destinations = names.map(country => ({ country }));
      const ordered = orderDestinations(destinations, known, source);
      expect(ordered.map(({ destination }) => destination.country).toSorted()).toEqual(names);
      if (source === 'UAE') expect(ordered.at(-1)?.destination.country).toBe('UAE');
      const totals = ordered
        .filter(({ destination }) => destination.country !== source)
        .map(({ cost }) => cost?.total ?? Number.POSITIVE_INFINITY);
      expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    }),
  );
});
