import type { RemoteKey } from 'shared-contracts/host';
import type { Look } from '../gate/look.ts';
import { readCandidate } from '../gate/read-composition.ts';
import type { ReadComposition } from '../gate/rule.ts';
import { tryCandidate } from '../gate/try-candidate.ts';
import { listEntries, readEntry } from '../journal/journal.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';
import { RefusedPromotionError } from '../store/refused-promotion-error.ts';
import type { ReleaseStore } from '../store/store.ts';
import { describeFault } from '../trial/start-trial.ts';
import { type Combination, combine } from './combinations.ts';
import type { Outcome } from './outcome.ts';
import { UsageError } from './usage-error.ts';

/** The result of a combination. A refused combination does no harm, because no shell serves it. A shell would serve a failing one. */
interface Verdict {
  result: 'works' | 'refused' | 'fails';
  reasons: readonly string[];
}

interface SkewResult extends Verdict, Pick<Combination, 'shell' | 'moved'> {
  /** Digests, by package. */
  releases: Record<string, string>;
}

/**
 * Runs old and new shell with old and new remotes of two entries of the journal, as the gate does: tries each
 * combination, and opens in a browser the pages that no earlier working combination had.
 * @param from entry with the old releases; by default the one before the new
 * @param to entry with the new releases; by default the newest
 * @throws Error when there are no two entries, when a release of them cannot be read, and when there is no browser; UsageError
 * for one entry twice
 */
export async function compareEntries(
  store: ReleaseStore,
  { from, to, look }: { from?: number | undefined; to?: number | undefined; look: Look },
): Promise<Outcome> {
  const numbers = await listEntries(store);
  const newer = to ?? numbers.at(-1) ?? 0;
  const older = from ?? numbers.findLast(number => number < newer);
  if (!older) throw new Error('The journal has no two entries to compare.');
  if (older === newer) throw new UsageError(`Entry ${older} cannot be compared with itself.`);
  const [before, after] = [await readWhole(store, older), await readWhole(store, newer)];
  const working: ReadComposition[] = [];
  const results: SkewResult[] = [];
  for (const combination of combine(before, after)) {
    const { entry, ...row } = combination;
    const packages = Object.entries({ shell: entry.shell, ...entry.remotes });
    const releases = Object.fromEntries(packages.map(([name, { digest }]) => [name, digest]));
    results.push({ ...row, releases, ...(await tryCombination(store, combination, { working, look })) });
  }
  return {
    lines: [`Entry ${older} and entry ${newer}: ${results.length} combinations`, ...drawTable(results)],
    data: results,
    hasFault: results.some(({ result }) => result === 'fails'),
  };
}

/** An entry whose releases can be read. @throws Error for one whose releases are pruned or altered */
async function readWhole(store: ReleaseStore, number: number): Promise<JournalEntry> {
  const { entry } = await readEntry(store, number);
  await readCandidate(store, entry).catch((error: unknown) => {
    if (!(error instanceof RefusedPromotionError)) throw error;
    throw new Error(`Entry ${number} cannot be compared: ${error.message}`, { cause: error });
  });
  return entry;
}

async function tryCombination(
  store: ReleaseStore,
  combination: Combination,
  { working, look }: { working: ReadComposition[]; look: Look },
): Promise<Verdict> {
  const { entry } = combination;
  try {
    const composition = await readCandidate(store, entry);
    const trial = await tryCandidate(store, composition, working);
    try {
      if (trial.faults.length > 0) return { result: 'refused', reasons: trial.faults.map(describeFault) };
      const candidates = [{ composition, site: trial.url }];
      const seen = await look({ candidates, liveEntry: null, live: working });
      if (!seen) throw new Error('There is no browser to open the pages with: name one with CHROMIUM_PATH.');
      const reasons = new Set(
        seen.faults.map(fault => `${attribute(combination, fault.remote)}: ${fault.seen}`),
      );
      if (reasons.size > 0) return { result: 'fails', reasons: [...reasons] };
      working.push(composition);
      return { result: 'works', reasons: [] };
    } finally {
      await trial.stop();
    }
  } catch (error) {
    if (!(error instanceof RefusedPromotionError)) throw error;
    return { result: 'refused', reasons: [error.message] };
  }
}

/** The release at fault: the shell's if that has moved and the remote of the page has not, else the remote's. */
function attribute({ shell, moved, entry }: Combination, remote: RemoteKey | undefined): string {
  const stored = remote && entry.remotes[remote];
  const isOfShell = !stored || (shell === 'new' && !moved.includes(remote));
  return isOfShell ? `shell ${entry.shell.digest}` : `${remote} ${stored.digest}`;
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
