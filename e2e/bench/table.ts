import type { SiteName } from './sites.ts';

/** The value of a figure in one run. */
export interface Sample {
  /** The page that it is of, and its name. */
  figure: string;
  site: SiteName;
  run: number;
  value: number;
}

/** The middle value, or the mean of the two in the middle. NaN for none. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = NaN, high = NaN] = [
    sorted[Math.ceil(sorted.length / 2) - 1],
    sorted[Math.floor(sorted.length / 2)],
  ];
  return (low + high) / 2;
}

/**
 * A table in Markdown with a line for each figure: the medians of the site and of what it is compared with, and the ratio of
 * the two, which is the median of the ratios within the runs.
 */
export function formatTable(samples: readonly Sample[], other: SiteName): string {
  const rows = [
    ['figure', other, 'site', `site / ${other}`],
    ['---', '---', '---', '---'],
  ];
  for (const [figure, ofFigure] of Map.groupBy(samples, sample => sample.figure)) {
    const valuesOf = (site: SiteName) => ofFigure.filter(sample => sample.site === site);
    const ratios = valuesOf('site').flatMap(({ run, value }) => {
      const pair = valuesOf(other).find(sample => sample.run === run);
      return pair?.value ? [value / pair.value] : [];
    });
    const medians = [other, 'site' as const].map(site => median(valuesOf(site).map(({ value }) => value)));
    rows.push([figure, ...medians.map(value => formatNumber(value)), formatNumber(median(ratios), 2)]);
  }
  return rows.map(cells => `| ${cells.join(' | ')} |`).join('\n');
}

/** Whole numbers from 100 on, else one decimal. A dash for what was not measured. */
const formatNumber = (value: number, decimals = value >= 100 ? 0 : 1): string =>
  Number.isNaN(value) ? '-' : value.toFixed(decimals);
