import { expect, it } from 'vitest';
import { listen } from '../../../testing/listen.ts';
import { createSiteHealth } from '../health/site-health.ts';
import { createMetrics } from './metrics.ts';

const digest = '0123456789abcdef';

it('renders what was counted, without any path', async () => {
  const metrics = createMetrics(() => ({ composition: { id: digest }, missing: ['quote'] }));
  const health = createSiteHealth({ onError: metrics.countError });
  const composition = { id: digest, shell: digest, remotes: { quote: { digest } } } as never;
  health.counts.addComposition(composition);
  health.counts.countView(digest);
  health.addServerError(composition, 'quote');
  health.addVitals({
    composition: digest,
    page: 'quote/contact',
    vitals: [{ name: 'LCP', value: 812, module: 'quote/contact', release: digest }],
  });
  const site = await listen((request, response) => {
    metrics.observe(request, response);
    response.writeHead(404).end();
  });
  await (await fetch(`${site}/treatments/ivf`)).text();
  metrics.countFault('quote');
  const text = await metrics.render(health);
  expect(text).toContain('shell_request_seconds_count{kind="page",status="404"} 1');
  expect(text).toContain('shell_faults_total{remote="quote"} 1');
  expect(text).toContain(`shell_page_errors_total{remote="quote",release="${digest}",kind="server"} 1`);
  expect(text).toContain(`shell_page_views{composition="${digest}"} 1`);
  expect(text).toContain(`shell_vitals_p75{remote="quote",release="${digest}",vital="LCP"} 812`);
  expect(text).toContain('shell_composition{composition="0123456789abcdef"} 1');
  expect(text).toContain('shell_missing_remotes 1');
  expect(text).not.toContain('ivf');
});
