import type { SiteName } from './site.ts';

/** The value of a figure in one run. */
export interface Sample {
  page: string;
  figure: string;
  site: SiteName;
  run: number;
  value: number;
}

const SITES: readonly SiteName[] = ['bare', 'before', 'site'];

/** The middle value, or the mean of the two in the middle. NaN for none. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = NaN, high = NaN] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]];
  return (low + high) / 2;
}

/**
 * A block for each page, a line for each figure: the medians of the site and of what it is compared with, and the ratio of the
 * two, which is the median of the ratios within the runs.
 */
export function formatTable(samples: readonly Sample[]): string {
  const sites = SITES.filter(site => samples.some(sample => sample.site === site));
  const other = sites.find(site => site !== 'site');
  const lines = [['', ...sites, ...(other ? [`site / ${other}`] : [])]];
  for (const [page, ofPage] of Map.groupBy(samples, sample => sample.page)) {
    lines.push([page]);
    for (const [figure, ofFigure] of Map.groupBy(ofPage, sample => sample.figure)) {
      const valuesOf = (site: SiteName) => ofFigure.filter(sample => sample.site === site);
      const ratios = valuesOf('site').flatMap(({ run, value }) => {
        const pair = other && valuesOf(other).find(sample => sample.run === run);
        return pair?.value ? [value / pair.value] : [];
      });
      const medians = sites.map(site => formatNumber(median(valuesOf(site).map(({ value }) => value))));
      lines.push([`  ${figure}`, ...medians, ...(other ? [formatNumber(median(ratios), 2)] : [])]);
    }
  }
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map(line => line[column]?.length ?? 0))) ?? [];
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0);
  return lines.map(line => line.map(pad).join('  ').trimEnd()).join('\n');
}

/** Whole numbers from 100 on, else one decimal. A dash for what was not measured. */
const formatNumber = (value: number, decimals = value >= 100 ? 0 : 1): string =>
  Number.isNaN(value) ? '-' : value.toFixed(decimals);
