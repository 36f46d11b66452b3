import { brotliCompressSync } from 'node:zlib';
import { movedReleases } from './moved-releases.ts';
import type { Rule } from './rule.ts';

const KB = 1_024;
const KINDS = { scripts: /^web\/.*\.js$/, styles: /^web\/.*\.css$/ } as const;

/** A release has at most the bytes for browsers that it declares, as brotli: `carefare.budgets` of its package.json, in KB. */
export const checkByteBudgets: Rule = (candidate, live) =>
  movedReleases(candidate, live).flatMap(([remote, { release, files }]) =>
    Object.entries(KINDS).flatMap(([kind, pattern]) => {
      const budget = release.budgets?.[kind as keyof typeof KINDS];
      if (budget === undefined) return [];
      const sizes = [...files]
        .filter(([path]) => pattern.test(path))
        .map(([, bytes]) => brotliCompressSync(bytes).length / KB);
      const total = sizes.reduce((sum, size) => sum + size, 0);
      return total <= budget
        ? []
        : [
            `${remote} ${release.digest} is refused: its ${kind} have ${total.toFixed(1)} KB, their budget is ${budget} KB. ` +
              `Its team takes out what grew, or raises the budget in its package.json.`,
          ];
    }),
  );
