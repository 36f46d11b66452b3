import { expect, it, vi } from 'vitest';
import { countsOf } from '../../../testing/counts-of.ts';
import { createSiteHealth } from '../health/site-health.ts';
import { createReportRoutes } from './reports.routes.ts';

const digest = '0123456789abcdef';
const shell = 'fedcba9876543210';
const vitals = {
  composition: digest,
  page: 'catalogue/treatment',
  vitals: [
    { name: 'LCP', value: 812.4, module: 'catalogue/treatment', release: digest },
    { name: 'CLS', value: 0 },
  ],
};
const file = `/_releases/quote/${digest}/web/contact.0123abcd.js`;
const error = {
  composition: digest,
  page: 'quote/contact',
  kind: 'render',
  remote: 'quote',
  release: digest,
  module: 'quote/contact',
  message: 'Error: broken on purpose',
  frames: [{ file, line: 2, column: 1234 }],
};

async function post(body: unknown, headers: Record<string, string> = { origin: 'https://carefare.test' }) {
  const log = vi.fn<(fields: object, message: string) => void>();
  const onVital = vi.fn();
  const health = createSiteHealth({ onVital });
  health.counts.addComposition({ id: digest, shell, remotes: { quote: { digest } } } as never);
  const routes = createReportRoutes({
    origins: ['https://carefare.test'],
    health,
    clientOf: () => '192.0.2.1',
    log: { info: log, warn: log } as never,
  });
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const { status } = await routes.request('/_report', { method: 'POST', headers, body: text });
  return { status, logged: log.mock.calls, health, onVital };
}

it('logs and counts the vitals of a page by module and release', async () => {
  const { status, logged, onVital } = await post(vitals);
  expect({ status, logged }).toEqual({ status: 204, logged: [[vitals, 'vitals']] });
  expect(onVital.mock.calls).toEqual([
    [{ remote: 'catalogue', release: 'none', vital: 'LCP' }, 812.4],
    [{ remote: 'shell', release: shell, vital: 'CLS' }, 0],
  ]);
});

it('logs and counts an error with composition, remote, release, module and kind, and without the sender', async () => {
  const { status, logged, health } = await post(error);
  expect({ status, logged }).toEqual({ status: 204, logged: [[{ ...error, shell }, 'page error']] });
  expect(countsOf(health.counts, digest)).toEqual({ views: 0, errors: 1 });
  expect(JSON.stringify(health.counts.snapshot()) + JSON.stringify(logged)).not.toContain('192.0.2');
});

it('names and counts a composition that was never live as none', async () => {
  const { logged, health } = await post({ ...error, composition: 'made-up' });
  expect(logged).toEqual([[{ ...error, composition: 'none' }, 'page error']]);
  expect(countsOf(health.counts, digest).errors).toBe(0);
  expect(health.counts.snapshot().at(-1)).toMatchObject({
    composition: 'none',
    errors: [{ remote: 'quote', release: 'none', kind: 'render', count: 1 }],
  });
});

it.each<[string, unknown, number?, Record<string, string>?]>([
  ['a report of another site', vitals, 403, { origin: 'https://other.test' }],
  ['a report of nobody', error, 403, {}],
  ['a large body', 'x'.repeat(5_000), 413],
  ['no JSON', '{'],
  ['an address', { ...vitals, page: '/treatments/hip-replacement?x=1' }],
  ['more fields', { ...vitals, url: 'https://carefare.test/' }],
  ['an unknown vital', { ...vitals, vitals: [{ name: 'Name', value: 1 }] }],
  ['an unknown remote', { ...error, remote: 'billing' }],
  ['a long message', { ...error, message: 'x'.repeat(201) }],
  ['control characters', { ...error, message: 'a\u001b[2J' }],
  ['a file of another site', { ...error, frames: [{ ...error.frames[0], file: 'https://a.test/x.js' }] }],
  ['a position that is none', { ...error, frames: [{ file, line: -1, column: 0 }] }],
  ['too many frames', { ...error, frames: Array.from({ length: 11 }, () => error.frames[0]) }],
  ['more fields of an error', { ...error, address: '/contact' }],
])('refuses %s', async (_, body, status = 400, headers) => {
  expect(await post(body, headers)).toMatchObject({ status, logged: [] });
});
