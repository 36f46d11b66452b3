import { expect, it } from 'vitest';
import { createVitalsSummary } from './vitals-summary.ts';

const sample = { remote: 'quote', release: '0123456789abcdef', name: 'LCP', value: 0 } as const;

it('gives the 75th percentile by release and vital', () => {
  const summary = createVitalsSummary();
  for (const value of [400, 100, 300, 200]) summary.add({ ...sample, value });
  summary.add({ ...sample, remote: 'shell', name: 'CLS', value: 0.05 });
  summary.add({ ...sample, name: 'TTFB', value: 9 });
  const { remote, release, name } = sample;
  expect(summary.read()).toEqual([
    { remote, release, name, p75: 300, samples: 4 },
    { remote: 'shell', release, name: 'CLS', p75: 0.05, samples: 1 },
  ]);
});

it('forgets after an hour, and keeps the 5,000 newest', () => {
  let time = 0;
  const summary = createVitalsSummary({ now: () => time });
  summary.add({ ...sample, value: 1 });
  time = 60 * 60_000 + 1;
  expect(summary.read()).toEqual([]);
  for (let value = 0; value < 12_345; value += 1) summary.add({ ...sample, value });
  expect(summary.read()).toMatchObject([{ samples: 5_000 }]);
});
