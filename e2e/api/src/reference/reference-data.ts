import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import data from '../../data/reference-data.json' with { type: 'json' };
import { describeRow, faultOfIssue, findMismatches, removeRows, rowPathOf } from './check-rows.ts';
import { type ReferenceData, ReferenceDataSchema } from './reference-data.schema.ts';

interface ReadOptions {
  /** Uses what is sound of a file, and tells of each row that it leaves out. */
  isLenient?: boolean;
  warn?: (message: string) => void;
}

const LINES_MAX = 5;

/**
 * The API's own data, or those of a file in the same form.
 * @throws Error that names the file, and each fault in one line: those of the form, then those of rows that do not fit the others
 */
export function readReferenceData(
  file?: string,
  { isLenient = false, warn = () => undefined }: ReadOptions = {},
): ReferenceData {
  if (file === undefined) return v.parse(ReferenceDataSchema, data);
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const lines: string[] = [];
    const named = new Set<string>();
    for (;;) {
      const { typed, output, issues } = v.safeParse(ReferenceDataSchema, read);
      const faults = issues ? issues.map(faultOfIssue) : findMismatches(output);
      if (typed && faults.length === 0) break;
      const rows = faults.map(({ path }) => rowPathOf(path));
      // What is left out of a row leaves others of its figures without their match: that is not a fault of the file.
      const own = faults.filter(({ path }) => isLenient || !named.has(placeOf(path)));
      lines.push(...own.map(fault => describeRow(read, fault)));
      for (const row of rows) if (row && row.length > 2) named.add(placeOf(row));
      if (rows.includes(undefined)) throw new Error(shorten(lines).join('\n  '));
      removeRows(read, rows);
    }
    if (lines.length > 0 && !isLenient) throw new Error(shorten(lines).join('\n  '));
    for (const line of lines) warn(`REFERENCE_DATA: left out: ${line}`);
    return v.parse(ReferenceDataSchema, read);
  } catch (error) {
    throw new Error(`REFERENCE_DATA is invalid: ${file}: ${messageOf(error)}`, { cause: error });
  }
}

const placeOf = (path: readonly PropertyKey[]): string => path.slice(0, 2).join('.');

const shorten = (lines: readonly string[]): string[] =>
  lines.length > LINES_MAX
    ? [...lines.slice(0, LINES_MAX), `and ${lines.length - LINES_MAX} more`]
    : [...lines];

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
