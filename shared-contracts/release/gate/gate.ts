import type { JournalEntry } from '../journal.ts';
import { type CheckComposition, RefusedPromotionError } from '../promote.ts';
import type { ReleaseStore } from '../store.ts';
import { checkByteBudgets } from './byte-budgets.ts';
import { checkRemovals } from './missing-pages.ts';
import { checkNamesUsed } from './names-used.ts';
import { readCandidate, readLive, type StoredComposition } from './read-composition.ts';
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
 * the entry names, and its smoke test last. Files, names, ranges and rehearsal cannot be overridden, since every shell would
 * refuse the composition as well.
 * @returns a check that throws RefusedPromotionError with a sentence for each fault
 */
export function createGate(
  store: ReleaseStore,
  { isRollback = false, override, smoke }: GateOptions = {},
): CheckComposition {
  return async (entry, liveEntry) => {
    const candidate = await readCandidate(store, entry);
    const live = await Promise.all(
      compositionsOf(liveEntry).map(composition => readLive(store, composition)),
    );
    const binding = await judge(bindingRules, candidate, live);
    const broken = await judge(isRollback ? {} : rules, candidate, live);
    refuse([...faultsOf(binding), ...(override ? [] : faultsOf(broken))]);
    refuse(await rehearse(candidate));
    const smokeFaults = smoke ? await runSmoke(store, entry, smoke) : [];
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
  candidate: ComparedComposition,
  live: readonly ComparedComposition[],
): Promise<Map<string, Verdict>> {
  const verdicts = Object.entries(judged).map(async ([name, rule]) => {
    const notes = new Set<string>();
    const faults = await rule(candidate, live, sentence => notes.add(sentence));
    return [name, { faults, notes: [...notes] }] as const;
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

/** What an entry makes live. Each composition in it is compared with a candidate. */
const compositionsOf = (entry: JournalEntry | null): StoredComposition[] => (entry ? [entry] : []);
