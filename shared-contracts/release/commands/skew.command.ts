import { type Combination, combine } from '../combinations.ts';
import type { Look } from '../gate/look/look.ts';
import { readCandidate } from '../gate/read-composition.ts';
import { rehearse } from '../gate/rehearsal.ts';
import type { ComparedComposition } from '../gate/rule.ts';
import { listEntries, readEntry } from '../journal.ts';
import type { JournalEntry } from '../journal-entry.ts';
import { RefusedPromotionError } from '../promote.ts';
import type { ReleaseStore } from '../store.ts';
import type { Outcome } from './outcome.ts';

/** What became of a combination. A refused one is right: no shell takes it up. One that fails is taken up. */
interface Verdict {
  result: 'works' | 'refused' | 'fails';
  reasons: readonly string[];
}

interface SkewResult extends Verdict, Pick<Combination, 'shell' | 'moved'> {
  /** Digests, by package. */
  releases: Record<string, string>;
}

/**
 * Runs old and new shell with old and new remotes of two entries of the journal, as the gate does: rehearses each
 * combination, and looks at what of it is not in one before that works.
 * @param from entry with the old releases; by default the one before the new
 * @param to entry with the new releases; by default the newest
 * @throws Error when there are no two entries, and when there is no browser
 */
export async function compareEntries(
  store: ReleaseStore,
  { from, to, look }: { from?: number | undefined; to?: number | undefined; look: Look },
): Promise<Outcome> {
  const numbers = await listEntries(store);
  const newer = to ?? numbers.at(-1) ?? 0;
  const older = from ?? numbers.findLast(number => number < newer);
  if (!older) throw new Error('The journal has no two entries to compare.');
  const [before, after] = [await readEntry(store, older), await readEntry(store, newer)];
  const working: ComparedComposition[] = [];
  const results: SkewResult[] = [];
  for (const { entry, ...combination } of combine(before.entry, after.entry)) {
    const packages = Object.entries({ shell: entry.shell, ...entry.remotes });
    const releases = Object.fromEntries(packages.map(([name, { digest }]) => [name, digest]));
    results.push({ ...combination, releases, ...(await tryCombination(store, entry, { working, look })) });
  }
  return {
    lines: [`Entry ${older} and entry ${newer}: ${results.length} combinations`, ...drawTable(results)],
    data: results,
    isRefused: results.some(({ result }) => result === 'fails'),
  };
}

async function tryCombination(
  store: ReleaseStore,
  entry: JournalEntry,
  { working, look }: { working: ComparedComposition[]; look: Look },
): Promise<Verdict> {
  try {
    const compared = await readCandidate(store, entry);
    const { faults } = await rehearse(compared, working);
    if (faults.length > 0) return { result: 'refused', reasons: faults };
    const candidates = [{ stored: entry, compared }];
    const seen = await look(store, { entry, candidates, liveEntry: null, live: working });
    if (!seen) throw new Error('There is no browser to open the pages with: name one with CHROMIUM_PATH.');
    const reasons = new Set(seen.faults.map(({ sentence }) => sentence));
    if (reasons.size > 0) return { result: 'fails', reasons: [...reasons] };
    working.push(compared);
    return { result: 'works', reasons: [] };
  } catch (error) {
    if (!(error instanceof RefusedPromotionError)) throw error;
    return { result: 'refused', reasons: [error.message] };
  }
}

/** A line for each combination, its reasons below it, and a count. */
function drawTable(results: readonly SkewResult[]): string[] {
  const rows = results.map(({ shell, moved, result, reasons }) => ({
    cells: [
      shell === 'same' ? 'shell' : `${shell} shell`,
      moved.length > 0 ? `new ${moved.join(', ')}` : 'old remotes',
      result,
    ],
    reasons,
  }));
  const widthOf = (column: number) => Math.max(...rows.map(({ cells }) => cells[column]?.length ?? 0));
  const widths = [widthOf(0), widthOf(1)];
  const count = (result: Verdict['result']) => results.filter(row => row.result === result).length;
  return [
    ...rows.flatMap(({ cells, reasons }) => {
      const line = cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
      return [line].concat(reasons.map(reason => `    ${reason}`));
    }),
    `${count('works')} work, ${count('refused')} refused, ${count('fails')} fail`,
  ];
}
