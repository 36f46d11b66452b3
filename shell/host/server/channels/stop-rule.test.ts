import { expect, it } from 'vitest';
import { compositionOf } from '../../../testing/composition-of.ts';
import { createKnownCompositions } from '../known-compositions.ts';
import { createFailureWatch, findReasonToStop } from './stop-rule.ts';

it.each([
  ['ten failures of ten', { views: 10, failures: 10 }, { views: 2_000 }, true],
  ['ten failures of ten, beside a composition that nobody saw', { views: 10, failures: 10 }, {}, true],
  ['nine failures of nine', { views: 9, failures: 9 }, { views: 2_000 }, false],
  [
    'ten failures of ten, as the live one has',
    { views: 10, failures: 10 },
    { views: 90, failures: 90 },
    false,
  ],
  ['one failure in a hundred, beside none', { views: 1_000, failures: 10 }, { views: 2_000 }, false],
  ['more than that', { views: 1_000, failures: 11 }, { views: 2_000 }, true],
  [
    'twice as many as the live one and one in a hundred',
    { views: 1_000, failures: 50 },
    { views: 10_000, failures: 200 },
    false,
  ],
  ['more than twice', { views: 1_000, failures: 51 }, { views: 10_000, failures: 200 }, true],
  ['three networks that report errors', { views: 20, reporters: 3 }, { views: 2_000 }, true],
  ['two networks that report errors', { views: 2, reporters: 2 }, { views: 2_000 }, false],
  ['three networks in 300 views', { views: 300, reporters: 3 }, { views: 2_000 }, false],
  [
    'as many networks as the live one has',
    { views: 100, reporters: 5 },
    { views: 1_000, reporters: 50 },
    false,
  ],
])('a difference with %s', (_case, difference, live, stops) => {
  const none = { views: 0, failures: 0, reporters: 0 };
  expect(findReasonToStop({ ...none, ...difference }, { ...none, ...live }) !== undefined).toBe(stops);
});

it('says the figures', () => {
  const live = { views: 2_100, failures: 3, reporters: 1 };
  expect(findReasonToStop({ views: 230, failures: 12, reporters: 0 }, live)).toBe(
    '12 failures on the server in 230 views, beside 3 in 2100 of the live composition.',
  );
  expect(findReasonToStop({ views: 23, failures: 0, reporters: 4 }, live)).toBe(
    'browsers of 4 networks reported errors in 23 views, beside 1 in 2100 of the live composition.',
  );
});

it('counts from the beginning of the difference, and only failures of its remotes', () => {
  const known = createKnownCompositions();
  for (const id of ['live', 'difference']) known.add({ ...compositionOf('quote'), id });
  const count = (id: string, failures: object, views: number) =>
    Object.assign(known.tallyOf(id) ?? {}, { failures, views });
  count('difference', { quote: 400, catalogue: 400 }, 500);
  const findReason = createFailureWatch(known)('difference', 'live', ['quote']);
  count('difference', { quote: 409, catalogue: 500, shell: 500 }, 509);
  expect(findReason()).toBeUndefined();
  count('difference', { quote: 410, catalogue: 500, shell: 500 }, 510);
  expect(findReason()).toMatch(/^10 failures on the server in 10 views/);
});
