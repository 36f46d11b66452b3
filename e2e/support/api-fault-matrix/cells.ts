import type { ApiFault } from '../faulty-api.ts';
import { expect, test } from '../test.ts';

/** The call does not end by itself. */
export const lateFaults: readonly ApiFault[] = ['hang', 'drip without end'];
export const quickFaults: readonly ApiFault[] = [
  'refused',
  'reset',
  404,
  429,
  500,
  503,
  'HTML for code',
  'truncated',
  'tampered',
  'empty',
  'without end',
];

/** One request while one call of the API has a fault, as it was seen. */
export interface Cell {
  request: string;
  call: string;
  fault: ApiFault | 'all calls';
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
