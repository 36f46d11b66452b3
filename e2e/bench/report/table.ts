import type { BuildName } from '../builds/build.ts';
import { JS_OF } from '../measure/bytes.ts';
import type { Row } from './summary.ts';

const BUILDS: readonly BuildName[] = ['bare', 'federated', 'static'];

/** The rows as text: a block for each page, a line for each figure. */
export function formatTable(rows: readonly Row[]): string {
  const builds = BUILDS.filter(build => rows.some(({ medians }) => medians[build] !== undefined));
  const compared = builds.filter(build => rows.some(({ ratios }) => ratios[build] !== undefined));
  const header = ['', ...builds, ...compared.map(build => `/ ${build}`)];
  const lines = [header];
  for (const [page, group] of Map.groupBy(rows, row => row.page)) {
    lines.push([page]);
    for (const { figure, medians, ratios } of group) {
      const values = builds.map(build => formatNumber(medians[build]));
      lines.push([`  ${figure}`, ...values, ...compared.map(build => formatNumber(ratios[build], 2))]);
    }
  }
  const widths = header.map((_, column) => Math.max(...lines.map(line => line[column]?.length ?? 0)));
  return lines
    .map(line =>
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Packages below it are not worth a line. */
const SMALLEST_KB = 0.5;

/** The table of all figures, and one of the scripts by package, the largest first. */
export function formatReport(rows: readonly Row[]): string {
  const isPackage = ({ figure }: Row) => figure.startsWith(JS_OF);
  const largest = ({ medians }: Row) => Math.max(0, ...Object.values(medians));
  const packages = rows
    .filter(row => isPackage(row) && largest(row) >= SMALLEST_KB)
    .toSorted((a, b) => largest(b) - largest(a));
  const tables = [rows.filter(row => !isPackage(row)), packages].filter(table => table.length > 0);
  return tables.map(formatTable).join('\n\n');
}

/** Whole numbers from 100 on, one decimal from 10 on, else two. A dash for what was not measured. */
export function formatNumber(value: number | undefined, decimals?: number): string {
  if (value === undefined || Number.isNaN(value)) return '-';
  if (Number.isInteger(value) && decimals === undefined) return String(value);
  return value.toFixed(decimals ?? (value >= 100 ? 0 : value >= 10 ? 1 : 2));
}
