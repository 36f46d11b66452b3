import type { ModuleId, RemoteKey } from 'shared-contracts';
import type { Fault } from '../../faults/fault.ts';

/** The faults of the matrix, which begins each for each remote on each side. */
export const faults: readonly Fault[] = [
  'refused',
  'reset',
  'status 500',
  'html',
  'truncated',
  'tampered',
  'slow 3 s',
  'slow 8 s',
  'hang',
  'drip',
];

/** When a fault meets the visitor: before the shell has the remote, at the first page, or at a later one. */
export type Side = 'boot' | 'first load' | 'navigation';

/** One cell of the matrix, as it was seen. */
export interface Cell {
  side: Side;
  remote: RemoteKey;
  fault: Fault;
  status: number;
  screen: string;
  healing: string;
  /** What is not as expected; empty if all is. */
  wrong: readonly string[];
}

/** Where each remote is on the site. */
export const places = {
  catalogue: { module: 'catalogue/treatments', path: '/treatments', link: 'Treatments', text: 'Cardiac' },
  calculator: { module: 'calculator/calculator', path: '/', link: /home/i, text: 'Step 1 of 5' },
  quote: { module: 'quote/contact', path: '/contact', link: 'Contact Us', text: 'Full Name' },
} as const satisfies Record<
  RemoteKey,
  { module: ModuleId; path: string; link: string | RegExp; text: string }
>;

/** Part of every fallback's text. */
export const FALLBACK_TEXT = /cannot be shown at the moment/;

export const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** Collects what is not as expected, so that a cell is always complete. */
export function createChecks() {
  const wrong: string[] = [];
  return {
    wrong,
    check(isAsExpected: boolean, expectation: string): void {
      if (!isAsExpected) wrong.push(`not so: ${expectation}`);
    },
  };
}

/** A cell that ended with an error. */
export const failedCell = (side: Side, remote: RemoteKey, fault: Fault, error: unknown): Cell => {
  const [reason = ''] = String(error).split('\n');
  return { side, remote, fault, status: 0, screen: '', healing: '', wrong: [reason] };
};

/** The matrix as a table in plain text, with counts at its end. */
export function formatCells(cells: readonly Cell[]): string {
  const header = ['side', 'remote', 'fault', 'status', 'screen', 'healing', 'as expected'];
  const rows = cells
    .toSorted((a, b) => faults.indexOf(a.fault) - faults.indexOf(b.fault) || order(a) - order(b))
    .toSorted((a, b) => sides.indexOf(a.side) - sides.indexOf(b.side))
    .map(({ side, remote, fault, status, screen, healing, wrong }) => [
      side,
      remote,
      fault,
      String(status),
      screen,
      healing,
      wrong.join('; ') || 'yes',
    ]);
  const widths = header.map((name, column) =>
    Math.max(name.length, ...rows.map(row => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const count = (side?: Side) => {
    const counted = cells.filter(cell => !side || cell.side === side);
    const asExpected = counted.filter(({ wrong }) => wrong.length === 0).length;
    return `${side ?? 'all'}: ${asExpected} of ${counted.length} cells as expected`;
  };
  return [line(header), ...rows.map(line), '', ...sides.map(count), count()].join('\n');
}

const sides: readonly Side[] = ['boot', 'first load', 'navigation'];
const order = ({ remote }: Cell): number => Object.keys(places).indexOf(remote);
