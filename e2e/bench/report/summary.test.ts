import { expect, it } from 'vitest';
import { type Sample, summarize } from './summary.ts';

const sample = (build: Sample['build'], value: number, figure = 'LCP, ms'): Sample => ({
  measurement: 'load',
  page: 'home',
  build,
  figure,
  value,
});

it('summarizes runs by medians, and compares the federated build with the others', () => {
  const samples = [
    sample('bare', 100),
    sample('federated', 150),
    sample('bare', 300),
    sample('federated', 250),
  ];
  expect(summarize([...samples, sample('federated', 90)])).toEqual([
    {
      measurement: 'load',
      page: 'home',
      figure: 'LCP, ms',
      values: { bare: [100, 300], federated: [150, 250, 90] },
      medians: { bare: 200, federated: 150 },
      ratios: { bare: 0.75 },
    },
  ]);
});

it('has no ratio to zero, and none without the federated build', () => {
  const samples = [sample('bare', 0), sample('federated', 5), sample('bare', 5, 'FCP, ms')];
  expect(summarize(samples).map(({ ratios }) => ratios)).toEqual([{}, {}]);
});

it('counts what was lost over all runs', () => {
  const samples = [0, 0, 1, 2, 0].map(value => sample('federated', value, 'lost taps and keys'));
  expect(summarize(samples)[0]?.medians).toEqual({ federated: 3 });
});
