import { expect, it } from 'vitest';
import { describeCounted } from './trip-words.ts';

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
