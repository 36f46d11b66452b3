import { expect, it, vi } from 'vitest';
import { sendTo } from '../../../testing/send-to.ts';
import { createKnownCompositions } from '../known-compositions.ts';
import { createReportRoutes } from './reports.routes.ts';

const digest = '0123456789abcdef';
/** Of a release that is live in other shells, or was. */
const older = 'aaaaaaaaaaaaaaaa';
const shell = 'fedcba9876543210';
const vitals = {
  composition: digest,
  page: 'catalogue/treatment',
  vitals: [
    { name: 'LCP', value: 812.4, module: 'catalogue/treatment', release: digest },
    { name: 'INP', value: 90, module: 'quote/contact', release: digest },
    { name: 'CLS', value: 0 },
  ],
};
const file = `/_releases/quote/${digest}/web/contact.0123abcd.js`;
const error = {
  composition: digest,
  kind: 'render',
  remote: 'quote',
  release: digest,
  where: 'quote/contact',
  reason: 'TypeError',
  frames: [{ file, line: 2, column: 1234 }],
};

async function post(body: unknown, headers: Record<string, string> = { origin: 'https://carefare.test' }) {
  const log = vi.fn<(fields: object, message: string) => void>();
  const observeVital = vi.fn();
  const addReport = vi.fn();
  const known = createKnownCompositions();
  known.add({ id: digest, shell, remotes: { quote: { digest } } } as never);
  const routes = createReportRoutes({
    origins: ['https://carefare.test'],
    faults: { addReport },
    known,
    source: {
      findRetained: async (owner, release) =>
        owner === 'catalogue' && release === older ? { digest: release, integrity: 'sha384-x' } : undefined,
    },
    metrics: { observeVital },
    log: { info: log } as never,
  });
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const { status } = await sendTo(routes).request('/_report', { method: 'POST', headers, body: text });
  return { status, logged: log.mock.calls, reported: addReport.mock.calls, observeVital };
}

it('logs and counts the vitals of a page by remote and release', async () => {
  const { status, logged, observeVital } = await post(vitals);
  expect({ status, logged }).toEqual({ status: 204, logged: [[vitals, 'vitals']] });
  expect(observeVital.mock.calls).toEqual([
    [{ remote: 'none', release: 'none', vital: 'LCP' }, 812.4],
    [{ remote: 'quote', release: digest, vital: 'INP' }, 90],
    [{ remote: 'shell', release: shell, vital: 'CLS' }, 0],
  ]);
});

it('takes up an error, with the network that it came from', async () => {
  expect(await post(error)).toMatchObject({ status: 204, reported: [[error, '203.0.113.7', false]] });
});

it('counts what a page of another shell reports under the release that it names, if it was live', async () => {
  const other = { ...error, composition: 'other', remote: 'catalogue', release: older };
  expect(await post(other)).toMatchObject({ reported: [[other, '203.0.113.7', true]] });
  const vital = { name: 'LCP', value: 812.4, module: 'catalogue/treatment' };
  const vitalsOf = (release: string) => ({
    ...vitals,
    composition: 'other',
    vitals: [{ ...vital, release }],
  });
  for (const [release, names] of [
    [older, { remote: 'catalogue', release: older }],
    ['bbbbbbbbbbbbbbbb', { remote: 'none', release: 'none' }],
  ] as const) {
    const { observeVital } = await post(vitalsOf(release));
    expect(observeVital.mock.calls).toEqual([[{ ...names, vital: 'LCP' }, 812.4]]);
  }
});

it.each<[string, unknown, number?, Record<string, string>?]>([
  ['a report of another site', vitals, 403, { origin: 'https://other.test' }],
  ['a report of nobody', error, 403, {}],
  ['a large body', 'x'.repeat(5_000), 413],
  ['no JSON', '{'],
  ['an address', { ...vitals, page: '/treatments/hip-replacement?x=1' }],
  ['more fields', { ...vitals, url: 'https://carefare.test/' }],
  ['an unknown vital', { ...vitals, vitals: [{ name: 'Name', value: 1 }] }],
  ['no key of a remote', { ...error, remote: 'Billing!' }],
  ['a message', { ...error, reason: 'Error: broken on purpose' }],
  ['control characters', { ...error, reason: 'a\u001b[2J' }],
  ['a file of another site', { ...error, frames: [{ ...error.frames[0], file: 'https://a.test/x.js' }] }],
  ['a position that is none', { ...error, frames: [{ file, line: -1, column: 0 }] }],
  ['too many frames', { ...error, frames: Array.from({ length: 11 }, () => error.frames[0]) }],
  ['more fields of an error', { ...error, address: '/contact' }],
])('refuses %s', async (_, body, status = 400, headers) => {
  expect(await post(body, headers)).toMatchObject({ status, logged: [], reported: [] });
});
