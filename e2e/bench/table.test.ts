import { expect, it } from 'vitest';
import { formatTable, type Sample } from './table.ts';

const samplesOf = (site: Sample['site'], figure: string, ...values: number[]): Sample[] =>
  values.map((value, run) => ({ page: 'home', figure, site, run, value }));

it('has the medians of each site, and the median of the ratios within the runs', () => {
  const samples = [
    ...samplesOf('before', 'LCP, ms', 100, 400),
    ...samplesOf('site', 'LCP, ms', 150, 300, 90),
  ];
  expect(formatTable(samples).split('\n')).toEqual([
    '           before  site  site / before',
    'home',
    '  LCP, ms     250   150           1.13',
  ]);
});

it('has no ratio to zero, nor to what was not measured', () => {
  const samples = [
    ...samplesOf('before', 'JS, KB', 0),
    ...samplesOf('site', 'JS, KB', 12.34),
    ...samplesOf('site', 'CPU, ms', 5),
  ];
  expect(formatTable(samples).split('\n').slice(2)).toEqual([
    '  JS, KB      0.0  12.3              -',
    '  CPU, ms       -   5.0              -',
  ]);
});
