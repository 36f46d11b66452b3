import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { bounds } from '../api/bounds.ts';
import { tripDays } from './trip-days.ts';

const inWords = (nights: number, category: string) =>
  tripDays(nights, category)
    .map(({ kind, from, to }) => (from === to ? `${from} ${kind}` : `${from}-${to} ${kind}`))
    .join(', ');

it.each([
  [1, 'Cosmetic', '1 treatment, 2 flight'],
  [2, 'Cosmetic', '1 arrive, 2 treatment, 3 flight'],
  [3, 'Cardiac', '1 arrive, 2 treatment, 3 check, 4 flight'],
  [4, 'Opthalmology', '1 arrive, 2 tests, 3 treatment, 4 check, 5 flight'],
  [5, 'Orthopedic', '1 arrive, 2 tests, 3 treatment, 4 hospital, 5 check, 6 flight'],
  [8, 'Dental', '1 arrive, 2 tests, 3 treatment, 4-7 rest, 8 check, 9 flight'],
  [7, 'General', '1 arrive, 2 tests, 3 treatment, 4-5 hospital, 6 rest, 7 check, 8 flight'],
  [15, 'Orthopedic', '1 arrive, 2 tests, 3 treatment, 4-7 hospital, 8-14 rest, 15 check, 16 flight'],
])('%i nights, %s', (nights, category, phases) => {
  expect(inWords(nights, category)).toBe(phases);
});

it('puts every day into exactly one phase, and the flight on the last', () => {
  const nightsOf = fc.integer({ min: bounds.nights.min, max: bounds.nights.max });
  const categories = fc.constantFrom('Cardiac', 'Dental', 'Fertility', 'Opthalmology', 'A new one');
  fc.assert(
    fc.property(nightsOf, categories, (nights, category) => {
      const phases = tripDays(nights, category);
      const days = phases.flatMap(({ from, to }) =>
        Array.from({ length: to - from + 1 }, (_, i) => from + i),
      );
      expect(days).toEqual(Array.from({ length: nights + 1 }, (_, i) => i + 1));
      expect(phases.at(-1)).toEqual({ kind: 'flight', from: nights + 1, to: nights + 1 });
      expect(new Set(phases.map(({ kind }) => kind)).size).toBe(phases.length);
      expect(phases.filter(({ kind }) => kind === 'treatment')).toHaveLength(1);
    }),
  );
});
