import { expect, it, vi } from 'vitest';
import { createReportRoutes } from './reports.routes.ts';

const report = {
  composition: '0123456789abcdef',
  page: 'catalogue/treatment',
  vitals: [
    { name: 'LCP', value: 812.4, module: 'catalogue/treatment', release: '0123456789abcdef' },
    { name: 'CLS', value: 0 },
  ],
};

async function post(body: unknown, headers: Record<string, string> = { origin: 'https://carefare.test' }) {
  const info = vi.fn<(fields: object, message: string) => void>();
  const routes = createReportRoutes({
    origins: ['https://carefare.test'],
    log: { info } as never,
  });
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const { status } = await routes.request('/_report', { method: 'POST', headers, body: text });
  return { status, logged: info.mock.calls };
}

it('logs the vitals of a page by module and release', async () => {
  expect(await post(report)).toEqual({ status: 204, logged: [[report, 'vitals']] });
});

it('refuses reports of other sites', async () => {
  expect(await post(report, { origin: 'https://other.test' })).toEqual({ status: 403, logged: [] });
  expect(await post(report, {})).toEqual({ status: 403, logged: [] });
});

it.each([
  ['no JSON', '{'],
  ['an address', { ...report, page: '/treatments/hip-replacement?x=1' }],
  ['more fields', { ...report, url: 'https://carefare.test/' }],
  ['an unknown vital', { ...report, vitals: [{ name: 'Name', value: 1 }] }],
  ['no vitals', { ...report, vitals: [] }],
])('refuses %s', async (_, body) => {
  expect(await post(body)).toEqual({ status: 400, logged: [] });
});

it('refuses a large body', async () => {
  expect(await post('x'.repeat(5_000))).toEqual({ status: 413, logged: [] });
});
