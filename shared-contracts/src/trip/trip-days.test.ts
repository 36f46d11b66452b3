import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { bounds } from '../api/bounds.ts';
import { tripDays } from './trip-days.ts';

const inWords = (nights: number) =>
  tripDays(nights)
    .map(({ kind, from, to }) => (from === to ? `${from} ${kind}` : `${from}-${to} ${kind}`))
    .join(', ');

it.each([
  [1, '1 treatment, 2 flight'],
  [2, '1 arrive, 2 treatment, 3 flight'],
  [15, '1 arrive, 2-15 treatment, 16 flight'],
])('%i nights', (nights, phases) => {
  expect(inWords(nights)).toBe(phases);
});

it('puts every day into exactly one phase, and the flight on the last', () => {
  fc.assert(
    fc.property(fc.integer({ min: bounds.nights.min, max: bounds.nights.max }), nights => {
      const phases = tripDays(nights);
      const days = phases.flatMap(({ from, to }) =>
        Array.from({ length: to - from + 1 }, (_, i) => from + i),
      );
      expect(days).toEqual(Array.from({ length: nights + 1 }, (_, i) => i + 1));
      expect(phases.at(-1)).toEqual({ kind: 'flight', from: nights + 1, to: nights + 1 });
    }),
  );
});
