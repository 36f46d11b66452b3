import { isDeepStrictEqual } from 'node:util';
import { compositionsOf, type StoredComposition } from '../journal/compositions.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';
import type { CheckComposition } from '../journal/promote.ts';
import type { ReleaseStore } from '../store/store.ts';
import { keepSeen, readSeen } from '../trial/look/seen.ts';
import { describeFault, type PageSize, type Trial } from '../trial/start-trial.ts';
import { checkByteBudgets } from './byte-budgets.ts';
import { bytesOf, findLargeHtml } from './html-sizes.ts';
import { checkIndexedPages } from './indexed-pages.ts';
import { findKeptPrefixes, findTakenPrefixes } from './kept-prefixes.ts';
import type { Look } from './look.ts';
import { checkRemovals } from './missing-pages.ts';
import { checkNamesUsed } from './names-used.ts';
import { readCandidate, readLive } from './read-composition.ts';
import { createResults } from './results.ts';
import type { Rule } from './rule.ts';
import { checkSharedRanges } from './shared-ranges.ts';
import { shortenWarnings } from './shorten-warnings.ts';
import { checkSlots, findPlaceless } from './slots.ts';
import { checkStyles } from './styles.ts';
import { tryCandidate } from './try-candidate.ts';

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

interface GateOptions {
  /** The move goes back to a release that was live. It may lack what the newer one added, and no page is opened. */
  isRollback?: boolean;
  /** Why the rules may be broken this time. The journal keeps it. */
  override?: string | undefined;
  /** Prefixes that another remote had a short time ago, and has given away. */
  takes?: readonly string[] | undefined;
  /** Opens what is new to visitors in a browser. */
  look?: Look | undefined;
  /** Why nothing is opened this time. The journal keeps it. */
  withoutLook?: string | undefined;
  /** The move is one of a channel, which visitors do not get: it needs no browser. */
  isPreview?: boolean;
}

const NO_BROWSER =
  'The pages that are new are not opened, since there is no browser: install playwright-core and axe-core beside the ' +
  'command and name a Chromium with CHROMIUM_PATH, or say with --without-look why visitors get what nobody has opened.';

/**
 * The checks before a move: every file of the candidate's releases, the rules, a trial in the shell's release that the entry
 * names, and a look at its pages last. With a share a move may make two new compositions; both are checked. Files,
 * names, ranges and trial cannot be overridden, since every shell would refuse the composition as well; nor can styles,
 * calls of other hosts and pages without a heading. What goes live needs a browser, or a reason why there is none.
 * @returns a check that throws RefusedPromotionError with a sentence for each fault
 */
export function createGate(
  store: ReleaseStore,
  { isRollback = false, isPreview = false, override, takes = [], look, withoutLook }: GateOptions = {},
): CheckComposition {
  return async (entry, liveEntry) => {
    const candidates = await Promise.all(
      findNewCompositions(entry, liveEntry).map(stored => readCandidate(store, stored)),
    );
    const live = await Promise.all(
      (liveEntry ? compositionsOf(liveEntry) : []).map(composition => readLive(store, composition)),
    );
    const results = createResults(override);
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

    const isLooking = look && !isRollback && withoutLook === undefined;
    const sizes: PageSize[] = [];
    const large: string[] = [];
    const trials: Trial[] = [];
    const ofTrials: string[] = [];
    let seen: Awaited<ReturnType<Look>>;
    try {
      for (const candidate of candidates) {
        const trial = await tryCandidate(store, candidate, live, { isThorough: !isRollback });
        trials.push(trial);
        large.push(...findLargeHtml(trial.sizes, candidate, readSeen(liveEntry)));
        sizes.push(...trial.sizes);
      }
      const describeAll = (kind: 'faults' | 'slow' | 'warnings') =>
        trials.flatMap(trial => (trial[kind] ?? []).map(describeFault));
      if (!isRollback) ofTrials.push(...describeAll('warnings'));
      results.add('rehearsal', describeAll('faults'), true);
      if (!isRollback) {
        results.add('speed', describeAll('slow'));
        results.add('html', large);
      }
      results.refuse();
      const tried = candidates.map((composition, index) => ({ composition, site: trials[index]?.url ?? '' }));
      seen = isLooking ? await look({ candidates: tried, liveEntry, live }) : undefined;
    } finally {
      await Promise.all(trials.map(trial => trial.stop()));
    }
    const sentencesOf = (isStrict: boolean) =>
      (seen?.faults ?? [])
        .filter(fault => fault.isStrict === isStrict)
        .map(fault => `${fault.subject} is refused: ${fault.seen}`);
    const isBlind = isLooking && !seen && !isPreview;
    results.add('look', isBlind ? [NO_BROWSER] : sentencesOf(true), true);
    results.add('look', sentencesOf(false));
    const warnings = [...new Set([...ofTrials, ...(seen?.warnings ?? [])])];
    results.refuse(shortenWarnings(warnings));
    if (warnings.length > 0) results.checks.warnings = warnings.join('\n');
    const why = isLooking ? 'no browser' : withoutLook;
    if (!seen) results.checks.look = why && !isRollback ? `not run (${why})` : 'not run';
    // Not refused: the owner of a slot may come later, and may go.
    const placeless = [...new Set(candidates.flatMap(candidate => findPlaceless(candidate)))];
    if (placeless.length > 0) results.checks.places = placeless.join(' ');
    return {
      ...results.checks,
      ...keepSeen(liveEntry, entry.moved, { ...seen?.seen, bytes: isRollback ? {} : bytesOf(sizes) }),
    };
  };
}

/** The compositions of an entry that are not live yet; if all are, the last one. */
function findNewCompositions(entry: JournalEntry, live: JournalEntry | null): StoredComposition[] {
  const all = compositionsOf(entry);
  const before = live ? compositionsOf(live) : [];
  const added = all.filter(composition => !before.some(each => isDeepStrictEqual(each, composition)));
  return added.length > 0 ? added : all.slice(-1);
}
