import { readFileSync } from 'node:fs';
import type { LiveRelease } from 'shared-contracts/host';
import { expect, it } from 'vitest';
import { compositionOf } from '../../testing/composition-of.ts';
import { listen } from '../../testing/listen.ts';
import { sendTo } from '../../testing/send-to.ts';
import { REPORT_PATH } from '../reports/report-path.ts';
import { createFaults } from './faults.ts';
import { createKnownCompositions } from './known-compositions.ts';
import { createMetrics } from './metrics.ts';
import { ownerOf } from './page-view.ts';
import { createReportRoutes } from './responses/reports.routes.ts';

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
  metrics.countFault({
    ...names,
    composition: digest,
    kind: 'throw',
    where: 'quote/contact',
    reason: 'it throws',
  });
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
  expect(text).toContain('shell_request_seconds_count{kind="page",status="404"} 1');
  expect(text).toContain(
    `shell_faults_total{composition="${digest}",remote="quote",release="${digest}",kind="throw"} 1`,
  );
  expect(text).toContain(
    `shell_page_views_total{composition="${digest}",remote="quote",release="${digest}"} 1`,
  );
  expect(text).toContain(`shell_vitals_sum{remote="quote",release="${digest}",vital="LCP"} 812`);
  expect(text).toContain('shell_composition{composition="0123456789abcdef"} 1');
  expect(text).toContain('shell_missing_remotes 1');
  expect(text).toContain('shell_stopped_differences_total{channel="next"} 1');
  expect(text).toContain(`shell_outgrown_workers_total{composition="${digest}"} 1`);
  expect(text).toContain(
    `shell_pages_without_data_total{composition="${digest}",remote="quote",release="${digest}"} 1`,
  );
  expect(text).toContain('shell_failed_api_calls_total{call="treatments",reason="timeout"} 1');
  expect(text).not.toContain('ivf');
});

it('counts views of pages of a remote that the shell was built without, and what goes wrong in them, with its key and release', async () => {
  const { remotes, ...rest } = compositionOf('quote');
  const release = { ...(remotes.quote as LiveRelease), prefixes: ['/reviews'] };
  const composition = { ...rest, remotes: { 'our-reviews': release } };
  const metrics = createMetrics(() => ({ ...nothing, composition }));
  const known = createKnownCompositions();
  known.add(composition);
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const faults = createFaults({ known, log, count: metrics.countFault });
  const origin = 'https://carefare.test';
  const options = {
    origins: [origin],
    faults,
    known,
    source: { findRetained: async () => undefined },
    metrics,
    log,
  };
  const report = async (body: object) => {
    const init = { method: 'POST', headers: { origin }, body: JSON.stringify(body) };
    const { status } = await sendTo(createReportRoutes(options)).request(REPORT_PATH, init);
    expect(status).toBe(204);
  };
  const names = { composition: composition.id, remote: 'our-reviews', release: digest };
  const place = { where: 'our-reviews/reviews', reason: 'TypeError' };
  await report({ ...names, ...place, kind: 'render', frames: [] });
  faults.add(composition, 'our-reviews', { ...place, kind: 'throw' });
  const vital = { name: 'LCP', value: 812, module: 'our-reviews/reviews', release: digest };
  await report({ composition: composition.id, page: 'our-reviews/reviews', vitals: [vital] });
  for (const url of ['/reviews', '/reviews/all?x=1', '/', '/reviewsx'])
    metrics.countView(composition.id, ownerOf(composition, url));
  const text = await metrics.render();
  const labels = `remote="our-reviews",release="${digest}"`;
  for (const kind of ['render', 'throw'])
    expect(text).toContain(`shell_faults_total{composition="${composition.id}",${labels},kind="${kind}"} 1`);
  const views = `shell_page_views_total{composition="${composition.id}"`;
  expect(text).toContain(`${views},${labels}} 2`);
  expect(text).toContain(`${views},remote="shell",release="shell"} 2`);
  expect(text).toContain(`shell_vitals_count{${labels},vital="LCP"} 1`);
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
