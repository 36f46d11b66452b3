import type { WireFault } from '../../faults/wire.ts';
import { expect, test } from '../test.ts';

/** The call does not end by itself. */
export const lateFaults: readonly WireFault[] = ['hang', 'endless-drip'];
export const quickFaults: readonly WireFault[] = [
  'refused',
  'reset',
  'status 404',
  'status 429',
  'status 500',
  'status 503',
  'html',
  'truncated',
  'tampered',
  'empty',
  'endless',
];

/** One request while one call of the API has a fault, as it was seen. */
export interface Cell {
  request: string;
  call: string;
  fault: WireFault | 'all calls';
  status: number;
  cacheControl: string;
  /** What is not as expected. */
  wrong: string;
}

/** Adds a cell; `checks` says of each expectation whether it is met. */
export type RecordCell = (cell: Omit<Cell, 'wrong'>, checks: Record<string, boolean>) => void;

export function createCells() {
  const cells: Cell[] = [];
  const record: RecordCell = (cell, checks) => {
    const wrong = Object.entries(checks).flatMap(([expectation, isMet]) => (isMet ? [] : [expectation]));
    cells.push({ ...cell, wrong: wrong.map(expectation => `not so: ${expectation}`).join('; ') });
  };
  return {
    record,
    async expectNothingWrong(): Promise<void> {
      const rows = cells.map(cell => Object.values(cell).join(' | '));
      if (cells.some(({ wrong }) => wrong)) await test.info().attach('cells', { body: rows.join('\n') });
      expect(cells.filter(({ wrong }) => wrong)).toEqual([]);
    },
  };
}
