import { expect, it } from 'vitest';
import { describeCounted, priceFigure, usualRange } from './trip-words.ts';

it('asks for a price that is not known', () => {
  expect([priceFigure(1200), priceFigure(0)]).toEqual(['$1,200', 'price on request']);
  expect(priceFigure(1200, 'found')).toBe('from $1,200');
  expect(priceFigure(0, 'found')).toBe('price on request');
});

it('calls a range usual only where it is found', () => {
  expect(usualRange(7_850, 12_750, 'found')).toBe('usually $7,900 to $12,800');
  expect(usualRange(7_850, 12_750, 'interpolated')).toBe('$7,900 to $12,800');
  expect(usualRange(7_850, 12_750)).toBe('$7,900 to $12,800');
  expect(usualRange(7_860, 7_890)).toBe('$7,900');
});

it.each([
  ['$6,200', 'found', 'from $6,200'],
  ['$1,900', 'interpolated', 'about $1,900'],
  ['about $7,900', 'found', 'from about $7,900'],
  ['about $7,900', 'interpolated', 'about $7,900'],
] as const)('the lowest figure %s that is %s reads %s', (figure, basis, words) =>
  expect(priceFigure(figure, basis)).toBe(words),
);

const implant = { one: 'implant', many: 'implants', max: 32 };
it.each<[Partial<Parameters<typeof describeCounted>[0]>, string]>([
  [{}, '1 patient, 15 nights, travelling from the UK'],
  [{ travelers: 2 }, '1 patient, 1 companion, 15 nights, travelling from the UK'],
  [{ unit: implant, units: 1, source: 'Other' }, '1 patient, 1 implant, 15 nights, travel not included'],
  [
    { patients: 2, travelers: 2, unit: implant, units: 2, stays: [5, 7] },
    '2 patients, 2 implants each, 2 trips: 5 and 7 days, travelling from the UK',
  ],
  [{ unit: null, units: 2 }, '1 patient, 15 nights, travelling from the UK'],
])('what a total counts: %o', (changes, words) => {
  const alone = { patients: 1, travelers: 1, units: null, stays: [15], source: 'UK' };
  expect(describeCounted({ ...alone, ...changes })).toBe(words);
});
