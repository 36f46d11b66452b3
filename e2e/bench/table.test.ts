import { expect, it } from 'vitest';
import { formatTable, type Sample } from './table.ts';

const samplesOf = (site: Sample['site'], figure: string, ...values: number[]): Sample[] =>
  values.map((value, run) => ({ figure, site, run, value }));

it('has the medians of each site, and the median of the ratios within the runs; none to zero or to what is missing', () => {
  const samples = [
    ...samplesOf('before', 'LCP, ms', 100, 400),
    ...samplesOf('site', 'LCP, ms', 150, 300, 90),
    ...samplesOf('before', 'JS, KB', 0),
    ...samplesOf('site', 'JS, KB', 12.34),
    ...samplesOf('site', 'CPU, ms', 5),
  ];
  expect(formatTable(samples, 'before').split('\n')).toEqual([
    '| figure | before | site | site / before |',
    '| --- | --- | --- | --- |',
    '| LCP, ms | 250 | 150 | 1.13 |',
    '| JS, KB | 0.0 | 12.3 | - |',
    '| CPU, ms | - | 5.0 | - |',
  ]);
});
