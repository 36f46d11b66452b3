import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import data from '../../data/reference-data.json' with { type: 'json' };
import {
  describeRow,
  faultOfIssue,
  findMismatches,
  firstOfRows,
  removeRows,
  rowPathOf,
} from './check-rows.ts';
import { type ReferenceData, ReferenceDataSchema } from './reference-data.schema.ts';

interface ReadOptions {
  /** Uses what is sound of a file, and tells of each row that it leaves out. */
  isLenient?: boolean;
  warn?: (message: string) => void;
}

const LINES_MAX = 50;

/**
 * The API's own data, or those of a file in the same form.
 * @throws Error that names the file, and each faulty row in one line
 */
export function readReferenceData(
  file?: string,
  { isLenient = false, warn = () => undefined }: ReadOptions = {},
): ReferenceData {
  if (file === undefined) return v.parse(ReferenceDataSchema, data);
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    for (;;) {
      const { typed, output, issues } = v.safeParse(ReferenceDataSchema, read);
      const found = issues ? issues.map(faultOfIssue) : findMismatches(output);
      if (typed && found.length === 0) return output;
      const faults = firstOfRows(found);
      const lines = faults.map(fault => describeRow(read, fault));
      const rows = faults.map(({ path }) => rowPathOf(path));
      if (!isLenient || rows.includes(undefined)) throw new Error(shorten(lines).join('\n  '));
      for (const line of lines) warn(`REFERENCE_DATA: left out: ${line}`);
      removeRows(read, rows);
    }
  } catch (error) {
    throw new Error(`REFERENCE_DATA is invalid: ${file}: ${messageOf(error)}`, { cause: error });
  }
}

const shorten = (lines: readonly string[]): string[] =>
  lines.length > LINES_MAX
    ? [...lines.slice(0, LINES_MAX), `and ${lines.length - LINES_MAX} more`]
    : [...lines];

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
