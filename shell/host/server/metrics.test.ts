import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listen } from '../../testing/listen.ts';
import { createMetrics } from './metrics.ts';

const digest = '0123456789abcdef';
const nothing = {
  composition: { id: digest, remotes: {} },
  requested: {},
  entriesBehind: 0,
  storeAnsweredAt: 0,
  calls: new Map(),
  rowsLeftOut: new Map(),
};

it('renders what was counted, without any path', async () => {
  const state = { ...nothing, composition: { ...nothing.composition, missing: ['quote'] } };
  const metrics = createMetrics(() => state);
  const names = { remote: 'quote', release: digest } as const;
  metrics.countView(digest, names);
  const place = { composition: digest, where: 'quote/contact' };
  metrics.countFault({ ...names, ...place, kind: 'throw', reason: 'it throws' });
  metrics.observeVital({ ...names, vital: 'LCP' }, 812);
  const site = await listen((_request, response) => {
    metrics.observe('page', response);
    response.writeHead(404).end();
  });
  await (await fetch(`${site}/treatments/ivf`)).text();
  metrics.countStop('next');
  metrics.countOutgrown(digest);
  metrics.countPageWithoutData(digest, names);
  metrics.countFailedCall({ call: 'treatments', reason: 'timeout' });
  const text = await metrics.render();
  const labels = `remote="quote",release="${digest}"`;
  for (const line of [
    'shell_request_seconds_count{kind="page",status="404"} 1',
    `shell_faults_total{composition="${digest}",${labels},kind="throw"} 1`,
    `shell_page_views_total{composition="${digest}",${labels}} 1`,
    `shell_vitals_sum{${labels},vital="LCP"} 812`,
    `shell_composition{composition="${digest}"} 1`,
    'shell_missing_remotes 1',
    'shell_stopped_differences_total{channel="next"} 1',
    `shell_outgrown_workers_total{composition="${digest}"} 1`,
    `shell_pages_without_data_total{composition="${digest}",${labels}} 1`,
    'shell_failed_api_calls_total{call="treatments",reason="timeout"} 1',
  ])
    expect(text).toContain(line);
  expect(text).not.toContain('ivf');
});

it('tells what is requested and what is live, and when the store answered last', async () => {
  const state = { ...nothing, requested: { quote: { digest: 'bbbb' } }, storeAnsweredAt: 1_790_000_000_000 };
  const { render } = createMetrics(() => ({
    ...state,
    composition: { id: digest, remotes: { quote: { digest } } },
  }));
  const lines = async () =>
    (await render()).split('\n').filter(line => /^shell_(?:remote|store)_/.test(line));
  const live = `shell_remote_release{remote="quote",release="${digest}",state="live"} 1`;
  const requested = 'shell_remote_release{remote="quote",release="bbbb",state="requested"} 1';
  const answered = 'shell_store_answer_timestamp_seconds 1790000000';
  expect(await lines()).toEqual([live, requested, answered]);
  state.requested = { quote: { digest } };
  expect(await lines()).toEqual([live, requested.replace('bbbb', digest), answered]);
});

it('says which calls the API has, and how many rows are left out', async () => {
  const state = {
    ...nothing,
    calls: new Map([['GET masters/options', 'absent']]),
    rowsLeftOut: new Map([['GET masters/treatments', 2]]),
  };
  const { render } = createMetrics(() => state);
  const lines = async () => (await render()).split('\n').filter(line => line.startsWith('shell_api_'));
  expect(await lines()).toEqual([
    'shell_api_call{call="GET masters/options",state="absent"} 1',
    'shell_api_rows_left_out{call="GET masters/treatments"} 2',
  ]);
  state.calls = new Map([['GET masters/options', 'there']]);
  state.rowsLeftOut = new Map();
  expect(await lines()).toEqual(['shell_api_call{call="GET masters/options",state="there"} 1']);
});

it.each(['grafana.json', 'alerts.yml'])('has every metric that %s names', file => {
  const { names } = createMetrics(() => nothing);
  const text = readFileSync(new URL(`../../docs/${file}`, import.meta.url), 'utf8');
  const shown = new Set(text.match(/\b(?:shell|nodejs|process)_[a-z_]+/g));
  expect(shown.size).toBeGreaterThan(6);
  for (const name of shown) expect(names(), name).toContain(name.replace(/_(?:bucket|sum|count)$/, ''));
});
