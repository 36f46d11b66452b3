import { expect, it, vi } from 'vitest';
import { createJudge, findReasonToStop } from './stop-rule.ts';

it.each([
  ['too few views', [199, 199], [2_000, 0], false],
  ['one in a hundred, beside none', [200, 2], [2_000, 0], false],
  ['more than one in a hundred, beside none', [200, 3], [2_000, 0], true],
  ['twice the live one and one in a hundred', [1_000, 50], [10_000, 200], false],
  ['more than that', [1_000, 51], [10_000, 200], true],
  ['as many as the live one, which fails often', [400, 200], [4_000, 2_000], false],
  ['errors, beside a composition that nobody saw', [200, 3], [0, 0], true],
  ['ten failures of ten', [10, 10, 10], [2_000, 0], true],
  ['ten failures of ten, beside a composition that nobody saw', [10, 10, 10], [0, 0], true],
  ['nine failures of nine', [9, 9, 9], [2_000, 0], false],
  ['ten errors of ten in browsers', [10, 10, 0], [2_000, 0], false],
  ['ten failures of ten, as the live one has', [10, 10, 10], [90, 90], false],
] as const)('a difference with %s', (_case, difference, live, stops) => {
  const [views, errors, failures = 0] = difference;
  const reason = findReasonToStop(
    { views, errors, failures },
    { views: live[0], errors: live[1], failures: 0 },
  );
  expect(reason !== undefined).toBe(stops);
});

it('says the figures', () => {
  const live = { views: 2_100, errors: 3, failures: 0 };
  expect(findReasonToStop({ views: 230, errors: 12, failures: 0 }, live)).toBe(
    '12 errors in 230 views (5.2 %), beside 3 errors in 2100 views (0.1 %) of the live composition.',
  );
});

it('counts from the beginning of the difference, and failures of its remotes alone', () => {
  const counts = {
    difference: { views: 500, errors: 400, failures: 400 },
    live: { views: 5_000, errors: 0, failures: 0 },
  };
  const read = vi.fn((id: string, _remotes: readonly string[]) => counts[id as keyof typeof counts]);
  const findReason = createJudge(read)('difference', 'live', ['quote']);
  counts.difference = { views: 699, errors: 500, failures: 409 };
  expect(findReason()).toBeUndefined();
  counts.difference = { views: 700, errors: 402, failures: 400 };
  expect(findReason()).toBeUndefined();
  counts.difference = { views: 700, errors: 403, failures: 400 };
  expect(findReason()).toMatch(/^3 errors in 200 views /);
  expect(new Set(read.mock.calls.map(([, remotes]) => remotes.join()))).toEqual(new Set(['quote']));
});
