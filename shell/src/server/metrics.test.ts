import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listen } from '../../testing/listen.ts';
import { createMetrics } from './metrics.ts';

const digest = '0123456789abcdef';

it('renders what was counted, without any path', async () => {
  const metrics = createMetrics(() => ({ composition: { id: digest, missing: ['quote'] } }));
  const names = { remote: 'quote', release: digest } as const;
  metrics.countView(digest);
  metrics.countFault({
    ...names,
    composition: digest,
    kind: 'throw',
    where: 'quote/contact',
    reason: 'it throws',
  });
  metrics.observeVital({ ...names, vital: 'LCP' }, 812);
  const site = await listen((request, response) => {
    metrics.observe(request, response);
    response.writeHead(404).end();
  });
  await (await fetch(`${site}/treatments/ivf`)).text();
  metrics.countStop('next');
  const text = await metrics.render();
  expect(text).toContain('shell_request_seconds_count{kind="page",status="404"} 1');
  expect(text).toContain(
    `shell_faults_total{composition="${digest}",remote="quote",release="${digest}",kind="throw"} 1`,
  );
  expect(text).toContain(`shell_page_views_total{composition="${digest}"} 1`);
  expect(text).toContain(`shell_vitals_sum{remote="quote",release="${digest}",vital="LCP"} 812`);
  expect(text).toContain('shell_composition{composition="0123456789abcdef"} 1');
  expect(text).toContain('shell_missing_remotes 1');
  expect(text).toContain('shell_stopped_differences_total{channel="next"} 1');
  expect(text).not.toContain('ivf');
});

it('has every metric that the dashboard shows', () => {
  const { names } = createMetrics(() => ({ composition: { id: digest } }));
  const dashboard = readFileSync(new URL('../../docs/grafana.json', import.meta.url), 'utf8');
  const shown = new Set(dashboard.match(/\b(?:shell|nodejs|process)_[a-z_]+/g));
  expect(shown.size).toBeGreaterThan(6);
  for (const name of shown) expect(names(), name).toContain(name.replace(/_(?:bucket|sum|count)$/, ''));
});
