import type { ReleaseStore } from '../store/store.ts';
import { checkByteBudgets } from './byte-budgets.ts';
import { checkIndexedPages } from './indexed-pages.ts';
import { findKeptPrefixes, findTakenPrefixes } from './kept-prefixes.ts';
import { checkRemovals } from './missing-pages.ts';
import { checkNamesUsed } from './names-used.ts';
import type { Move } from './read-composition.ts';
import type { Results } from './results.ts';
import type { Rule } from './rule.ts';
import { checkSharedRanges } from './shared-ranges.ts';
import { checkSlots } from './slots.ts';
import { checkStyles } from './styles.ts';

/** Faults for which every shell would refuse the composition too, by the name under which the journal keeps the result. */
const sharedRules: Record<string, Rule> = { ranges: checkSharedRanges, names: checkNamesUsed };

/** Other faults that no reason lets pass. */
const strictRules: Record<string, Rule> = { styles: checkStyles };

/** Faults that a reason lets pass. */
const rules: Record<string, Rule> = {
  pages: checkRemovals,
  budgets: checkByteBudgets,
  indexing: checkIndexedPages,
  slots: checkSlots,
};

export interface JudgeOptions {
  /** The move goes back to a release that was live. It may lack what the newer one added, and no page is opened. */
  isRollback?: boolean;
  /** Prefixes that another remote had a short time ago, and has given away. */
  takes?: readonly string[] | undefined;
}

/** Judges a move by all rules. A roll-back may lack what the newer release added. @throws RefusedPromotionError for a fault */
export async function judge(
  store: ReleaseStore,
  { candidates, live }: Move,
  results: Results,
  { isRollback = false, takes = [] }: JudgeOptions,
): Promise<void> {
  const apply = (applied: Record<string, Rule>, isStrict = false): void => {
    for (const [name, rule] of Object.entries(applied))
      results.add(
        name,
        candidates.flatMap(candidate => rule(candidate, live)),
        isStrict,
      );
  };
  apply(sharedRules, true);
  if (!isRollback) apply(strictRules, true);
  const taken = findTakenPrefixes(candidates, live);
  const mayBeKept = !isRollback && taken.length === 0;
  const kept = mayBeKept ? await findKeptPrefixes(store, candidates, live, takes) : [];
  results.add('prefixes', [...taken, ...kept], true);
  if (!isRollback) apply(rules);
  results.refuse();
}
