import { expect, it } from 'vitest';
import { createCanaryJudge, findReasonToStop } from './canary-rule.ts';

it.each([
  ['too few views', [199, 199], [2_000, 0], false],
  ['one in a hundred, beside none', [200, 2], [2_000, 0], false],
  ['more than one in a hundred, beside none', [200, 3], [2_000, 0], true],
  ['twice the stable and one in a hundred', [1_000, 50], [10_000, 200], false],
  ['more than that', [1_000, 51], [10_000, 200], true],
  ['as many as the stable, which fails often', [400, 200], [4_000, 2_000], false],
  ['errors, beside a composition that nobody saw', [200, 3], [0, 0], true],
] as const)('a canary with %s', (_case, [views, errors], [stableViews, stableErrors], stops) => {
  const reason = findReasonToStop({ views, errors }, { views: stableViews, errors: stableErrors });
  expect(reason !== undefined).toBe(stops);
});

it('says the figures', () => {
  expect(findReasonToStop({ views: 230, errors: 12 }, { views: 2_100, errors: 3 })).toBe(
    '12 errors in 230 views (5.2 %), beside 3 errors in 2100 views (0.1 %) of the stable composition.',
  );
});

it('counts from the beginning of the canary', () => {
  const counts = { canary: { views: 500, errors: 400 }, stable: { views: 5_000, errors: 0 } };
  const findReason = createCanaryJudge(id => counts[id as keyof typeof counts])('canary', 'stable');
  counts.canary = { views: 699, errors: 500 };
  expect(findReason()).toBeUndefined();
  counts.canary = { views: 700, errors: 402 };
  expect(findReason()).toBeUndefined();
  counts.canary = { views: 700, errors: 403 };
  expect(findReason()).toMatch(/^3 errors in 200 views /);
});
