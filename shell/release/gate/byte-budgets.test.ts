import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { checkByteBudgets } from './byte-budgets.ts';
import type { ReadComposition } from './rule.ts';

/** Random bytes do not compress: their size as brotli is a few bytes above their own. */
const candidateWith = (budgets: { scripts?: number; styles?: number } | undefined) =>
  ({
    releases: new Map([
      [
        'quote',
        {
          release: { digest: 'new', budgets },
          files: new Map([
            ['web/a.js', randomBytes(3_000)],
            ['web/b.js', randomBytes(3_000)],
            ['web/a.css', randomBytes(1_000)],
            ['node/index.cjs', randomBytes(100_000)],
          ]),
        },
      ],
    ]),
  }) as unknown as ReadComposition;

it('names each kind of file with its size and its budget', () => {
  expect(checkByteBudgets(candidateWith({ scripts: 5, styles: 0.5 }), [])).toEqual([
    expect.stringMatching(
      /^quote new is refused: its scripts have 5\.9 KB, their budget is 5 KB\. Its team /,
    ),
    expect.stringMatching(/^quote new is refused: its styles have 1\.0 KB, their budget is 0\.5 KB\./),
  ]);
});

it.each([
  ['files within the budgets', { scripts: 6, styles: 1 }],
  ['kinds without a budget', { styles: 1 }],
  ['a release that declares none', undefined],
])('accepts %s', (_case, budgets) => {
  expect(checkByteBudgets(candidateWith(budgets), [])).toEqual([]);
});
