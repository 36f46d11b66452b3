import { isDeepStrictEqual } from 'node:util';
import { compositionsOf, type StoredComposition } from '../compositions.ts';
import type { JournalEntry } from '../journal.ts';
import { type CheckComposition, RefusedPromotionError } from '../promote.ts';
import type { ReleaseStore } from '../store.ts';
import { checkByteBudgets } from './byte-budgets.ts';
import { checkIndexedPages } from './indexed-pages.ts';
import { checkRemovals } from './missing-pages.ts';
import { checkNamesUsed } from './names-used.ts';
import { readCandidate, readLive } from './read-composition.ts';
import { rehearse } from './rehearsal.ts';
import type { ComparedComposition, Rule } from './rule.ts';
import { checkSharedRanges } from './shared-ranges.ts';
import { runSmoke, type Smoke } from './smoke.ts';
import { checkTripSchema } from './trip-schema.ts';
import { checkTypes } from './types.ts';

/** What every shell would refuse as well, by the name under which the journal keeps the result. */
const bindingRules: Record<string, Rule> = { ranges: checkSharedRanges, names: checkNamesUsed };

/** What shells do not judge themselves, likewise. */
const rules: Record<string, Rule> = {
  pages: checkRemovals,
  budgets: checkByteBudgets,
  trip: checkTripSchema,
  types: checkTypes,
  indexing: checkIndexedPages,
};

interface GateOptions {
  /** The move goes back to a release that was live: it may lack what the newer one added. */
  isRollback?: boolean;
  /** Why the rules may be broken this time. The journal keeps it. */
  override?: string | undefined;
  /** Tests of the candidate as a running site. */
  smoke?: Smoke | undefined;
}

/** What a rule said. */
interface Verdict {
  faults: readonly string[];
  notes: readonly string[];
}

/**
 * The checks before a move: every file of the candidate's releases, the rules, and a rehearsal by the shell's release that
 * the entry names, and its smoke test last. With a share a move may make two new compositions; both are checked. Files,
 * names, ranges and rehearsal cannot be overridden, since every shell would refuse the composition as well.
 * @returns a check that throws RefusedPromotionError with a sentence for each fault
 */
export function createGate(
  store: ReleaseStore,
  { isRollback = false, override, smoke }: GateOptions = {},
): CheckComposition {
  return async (entry, liveEntry) => {
    const stored = findNewCompositions(entry, liveEntry);
    const candidates = await Promise.all(stored.map(composition => readCandidate(store, composition)));
    const live = await Promise.all(
      (liveEntry ? compositionsOf(liveEntry) : []).map(composition => readLive(store, composition)),
    );
    const binding = await judge(bindingRules, candidates, live);
    const broken = await judge(isRollback ? {} : rules, candidates, live);
    refuse([...faultsOf(binding), ...(override ? [] : faultsOf(broken))]);
    for (const candidate of candidates) refuse(await rehearse(candidate));
    const smokeFaults: string[] = [];
    if (smoke)
      for (const composition of stored)
        smokeFaults.push(...(await runSmoke(store, { ...entry, ...composition }, smoke)));
    if (!override) refuse(smokeFaults);
    return {
      ...describe(binding),
      ...describe(broken, override),
      rehearsal: 'passed',
      smoke: smoke ? tell({ faults: smokeFaults, notes: [] }, override) : 'not run',
    };
  };
}

function refuse(faults: readonly string[]): void {
  if (faults.length > 0) throw new RefusedPromotionError([...new Set(faults)].join('\n'));
}

async function judge(
  judged: Record<string, Rule>,
  candidates: readonly ComparedComposition[],
  live: readonly ComparedComposition[],
): Promise<Map<string, Verdict>> {
  const verdicts = Object.entries(judged).map(async ([name, rule]) => {
    const notes = new Set<string>();
    const faults = new Set<string>();
    for (const candidate of candidates)
      for (const fault of await rule(candidate, live, sentence => notes.add(sentence))) faults.add(fault);
    return [name, { faults: [...faults], notes: [...notes] }] as const;
  });
  return new Map(await Promise.all(verdicts));
}

const faultsOf = (verdicts: ReadonlyMap<string, Verdict>): string[] =>
  [...verdicts.values()].flatMap(({ faults }) => faults);

/** What the journal keeps of a rule that was applied. */
function tell({ faults, notes }: Verdict, override = ''): string {
  const result = faults.length > 0 ? `overridden (${override}): ${faults.join(' ')}` : 'passed';
  return notes.length > 0 ? `${result} (${notes.join('; ')})` : result;
}

const describe = (verdicts: ReadonlyMap<string, Verdict>, override?: string): Record<string, string> =>
  Object.fromEntries([...verdicts].map(([name, verdict]) => [name, tell(verdict, override)]));

/** The compositions of an entry that are not live yet; the one that it is about if all are. */
function findNewCompositions(entry: JournalEntry, live: JournalEntry | null): StoredComposition[] {
  const all = compositionsOf(entry);
  const before = live ? compositionsOf(live) : [];
  const added = all.filter(composition => !before.some(each => isDeepStrictEqual(each, composition)));
  return added.length > 0 ? added : all.slice(-1);
}
