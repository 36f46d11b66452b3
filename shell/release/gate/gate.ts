import type { CheckComposition } from '../journal/promote.ts';
import type { ReleaseStore } from '../store/store.ts';
import { keepSeen, readSeen } from '../trial/look/seen.ts';
import { describeFault, type Trial } from '../trial/start-trial.ts';
import { bytesOf, findLargeHtml } from './html-sizes.ts';
import { type JudgeOptions, judge } from './judge.ts';
import type { Look } from './look.ts';
import { confirmCandidates, type Move, readMove } from './read-composition.ts';
import { createResults, type Results } from './results.ts';
import { shortenWarnings } from './shorten-warnings.ts';
import { findPlaceless } from './slots.ts';
import { tryCandidate } from './try-candidate.ts';

export interface GateOptions extends JudgeOptions {
  /** Why the rules may be broken this time. The journal keeps it. */
  override?: string | undefined;
  /** Opens what is new to visitors in a browser. */
  look?: Look | undefined;
  /** Why nothing is opened this time. The journal keeps it. */
  withoutLook?: string | undefined;
  /** The move is one of a channel, which visitors do not get: it needs no browser. */
  isPreview?: boolean;
}

const NO_BROWSER =
  'The pages that are new are not opened, since there is no browser: install playwright-core and axe-core next to the ' +
  'command and name a Chromium with CHROMIUM_PATH, or say with --without-look why visitors get what nobody has opened.';

type Seen = Awaited<ReturnType<Look>>;

/**
 * The checks before a move, in four steps: read every file of the candidate's releases, judge them by the rules, try them in
 * the shell's release that the entry names, and look at their pages. With a share a move may make two new compositions; both
 * are checked. Files, names, ranges and trial cannot be overridden, since every shell would refuse the composition as well;
 * nor can styles, calls of other hosts and pages without a heading. What goes live needs a browser, or a reason why there is
 * none.
 * @returns a check that throws RefusedPromotionError with a sentence for each fault
 */
export function createGate(store: ReleaseStore, options: GateOptions = {}): CheckComposition {
  return async (entry, liveEntry) => {
    const move = await readMove(store, entry, liveEntry);
    const results = createResults(options.override);
    await judge(store, move, results, options);
    const trials: Trial[] = [];
    let seen: Seen;
    try {
      await tryMove(store, move, results, trials, options);
      seen = await lookAt(move, trials, options);
    } finally {
      await Promise.all(trials.map(trial => trial.stop()));
    }
    const told = options.isRollback ? [] : trials.flatMap(({ warnings = [] }) => warnings.map(describeFault));
    judgeSeen(seen, told, results, options);
    await confirmCandidates(store, move.candidates);
    // Not refused: the owner of a slot may come later, and may go.
    const placeless = [...new Set(move.candidates.flatMap(candidate => findPlaceless(candidate)))];
    if (placeless.length > 0) results.checks.places = placeless.join(' ');
    const bytes = options.isRollback ? {} : bytesOf(trials.flatMap(({ sizes }) => sizes));
    return { ...results.checks, ...keepSeen(liveEntry, entry.moved, { ...seen?.seen, bytes }) };
  };
}

/** @param trials gets each one as it starts, so that the caller can end it */
async function tryMove(
  store: ReleaseStore,
  { candidates, live, liveEntry }: Move,
  results: Results,
  trials: Trial[],
  { isRollback = false }: GateOptions,
): Promise<void> {
  const large: string[] = [];
  for (const candidate of candidates) {
    const trial = await tryCandidate(store, candidate, live, { isThorough: !isRollback });
    trials.push(trial);
    large.push(...findLargeHtml(trial.sizes, candidate, readSeen(liveEntry)));
  }
  const describeAll = (kind: 'faults' | 'slow') => trials.flatMap(trial => trial[kind].map(describeFault));
  results.add('rehearsal', describeAll('faults'), true);
  if (!isRollback) {
    results.add('speed', describeAll('slow'));
    results.add('html', large);
  }
  results.refuse();
}

/** A browser opens what the shells of the trials serve. */
const mayLook = ({ look, isRollback, withoutLook }: GateOptions): boolean =>
  look !== undefined && !isRollback && withoutLook === undefined;

async function lookAt(
  { candidates, live, liveEntry }: Move,
  trials: readonly Trial[],
  options: GateOptions,
): Promise<Seen> {
  const tried = candidates.map((composition, index) => ({ composition, site: trials[index]?.url ?? '' }));
  return mayLook(options) ? await options.look?.({ candidates: tried, liveEntry, live }) : undefined;
}

/** @param told what the trials warn of */
function judgeSeen(seen: Seen, told: readonly string[], results: Results, options: GateOptions): void {
  const sentencesOf = (isStrict: boolean) =>
    (seen?.faults ?? [])
      .filter(fault => fault.isStrict === isStrict)
      .map(fault => `${fault.subject} is refused: ${fault.seen}`);
  const isBlind = mayLook(options) && !seen && !options.isPreview;
  results.add('look', isBlind ? [NO_BROWSER] : sentencesOf(true), true);
  results.add('look', sentencesOf(false));
  const warnings = [...new Set([...told, ...(seen?.warnings ?? [])])];
  results.refuse(shortenWarnings(warnings));
  if (warnings.length > 0) results.checks.warnings = warnings.join('\n');
  const why = mayLook(options) ? 'no browser' : options.withoutLook;
  if (!seen) results.checks.look = why && !options.isRollback ? `not run (${why})` : 'not run';
}
