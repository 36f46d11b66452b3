import { expect, it } from 'vitest';
import { createPrivateRoutes } from './private-routes.ts';
import { createSiteHealth } from './site-health.ts';
import { createStatus } from './status.ts';

const digest = '0123456789abcdef';
const shell = 'fedcba9876543210';

function serve() {
  const composition = { id: 'aaaaaaaaaaaaaaaa', shell, remotes: { quote: { digest } } };
  let notify = () => {};
  const watcher = {
    current: { composition, missing: ['catalogue'] },
    canary: undefined as object | undefined,
    refusals: [] as string[],
    onChange: (listener: () => void) => {
      notify = listener;
      return () => undefined;
    },
  };
  const health = createSiteHealth();
  health.counts.addComposition(composition as never);
  const routes = createPrivateRoutes({
    renderMetrics: () => Promise.resolve('shell_faults_total 0'),
    readStatus: createStatus(watcher as never, health),
  });
  const refuse = (...refusals: string[]) => {
    watcher.refusals = refusals;
    notify();
  };
  const get = async (path: string, accept?: string) =>
    await routes.request(path, { headers: accept ? { accept } : {} });
  const startCanary = () => {
    const moved = { id: 'bbbbbbbbbbbbbbbb', shell, remotes: { quote: { digest: '1111111111111111' } } };
    watcher.canary = { remote: 'quote', share: 10, snapshot: { composition: moved } };
  };
  return { health, refuse, get, startCanary, id: composition.id };
}

const report = (message: string) => ({
  composition: 'aaaaaaaaaaaaaaaa',
  page: 'quote/contact',
  kind: 'render' as const,
  remote: 'quote' as const,
  release: digest,
  module: 'quote/contact',
  message,
  frames: [{ file: `/_releases/quote/${digest}/web/contact.js`, line: 2, column: 10 }],
});

it('says as JSON what is live, was refused, and went wrong', async () => {
  const { health, refuse, get, id } = serve();
  health.counts.countView(id);
  for (let index = 0; index < 25; index += 1) health.addError(report(`Error: ${index}`), `sender ${index}`);
  refuse('quote abc is refused: it loops.');
  // Another composition was requested meanwhile, and refused as well.
  refuse();
  refuse('quote def is refused: it throws.');
  const response = await get('/_composition/status', 'application/json');
  const status = await response.json();
  expect(status).toMatchObject({
    composition: id,
    since: expect.stringMatching(/^\d{4}-.*Z$/),
    releases: { shell, quote: digest },
    missing: ['catalogue'],
    counts: [
      { composition: id, views: 1, errors: [{ remote: 'quote', count: 25 }] },
      { composition: 'none' },
    ],
    vitals: [],
  });
  expect(status.refused.map(({ reason }: { reason: string }) => reason)).toEqual([
    'quote def is refused: it throws.',
    'quote abc is refused: it loops.',
  ]);
  expect(status.reports).toHaveLength(20);
  expect(status.reports[0].report.message).toBe('Error: 24');
});

it('shows it to people as a page without scripts, escaped', async () => {
  const { health, get } = serve();
  health.addError(report('Error: <img src=x onerror=alert(1)>'), 'a');
  const response = await get('/_composition/status', 'text/html,application/xhtml+xml,*/*;q=0.8');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await response.text();
  expect(html).toContain('&lt;img src=x');
  expect(html).not.toMatch(/<img|<script/);
});

it('shows the canary, and serves the metrics beside it', async () => {
  const { get, startCanary } = serve();
  expect(await (await get('/metrics')).text()).toBe('shell_faults_total 0');
  expect((await get('/')).status).toBe(404);
  const read = async () => (await (await get('/_composition/status?format=json', 'text/html')).json()).canary;
  expect(await read()).toBeUndefined();
  startCanary();
  const release = '1111111111111111';
  expect(await read()).toEqual({ composition: 'bbbbbbbbbbbbbbbb', remote: 'quote', release, share: 10 });
});
