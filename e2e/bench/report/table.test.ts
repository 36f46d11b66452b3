import { expect, it } from 'vitest';
import { formatNumber, formatTable } from './table.ts';

it('formats rows by page, with a dash for what was not measured', () => {
  const rows = [
    {
      measurement: 'load',
      page: 'home',
      figure: 'LCP, ms',
      values: {},
      medians: { bare: 1_000, federated: 2_862.4 },
      ratios: { bare: 2.8624 },
    },
    {
      measurement: 'load',
      page: 'home',
      figure: 'taps lost',
      values: {},
      medians: { federated: 0 },
      ratios: {},
    },
  ];
  expect(formatTable(rows).split('\n')).toEqual([
    '             bare  federated  / bare',
    'home',
    '  LCP, ms    1000       2862    2.86',
    '  taps lost     -          0       -',
  ]);
});

it.each([
  [171.26, '171'],
  [14.46, '14.5'],
  [0.126, '0.13'],
  [4, '4'],
  [NaN, '-'],
])('formats %d as %s', (value, text) => expect(formatNumber(value)).toBe(text));
