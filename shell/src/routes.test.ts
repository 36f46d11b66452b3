// @vitest-environment jsdom
import { createTestContext } from '@carefare/testing';
import { createMemoryRouter } from 'react-router-dom';
import { type Composition, type ExposedPage, pagesOfRemote } from 'shared-contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startDeadline } from './client/start-deadline.ts';
import type { PageData } from './page-data.ts';
import { createRoutes, PAGE_ROUTE } from './routes.tsx';

const composition: Composition = {
  id: 'composition',
  shell: 'shell',
  remotes: {
    quote: {
      container: 'mfe_quote',
      digest: '0123456789abcdef',
      base: '/_releases/quote/0123456789abcdef/',
      web: { file: 'web/a.js', integrity: 'sha384-x' },
      exposes: {},
      pages: pagesOfRemote('quote'),
    },
  },
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A router at /about whose page /contact takes `codeMs` for its code and runs `load`. */
function browser(codeMs: number, load: ExposedPage['load']) {
  const { context, services, recorded } = createTestContext();
  const page: ExposedPage = { Component: () => null, load };
  const wait = () => new Promise(resolve => setTimeout(resolve, codeMs));
  const routes = createRoutes({
    modules: {
      composition: () => composition,
      get: () => undefined,
      find: () => Promise.reject(new Error('not used')),
      load: () => wait().then(() => ({ page })),
      serverHtml: () => undefined,
    },
    context: request => ({ ...context, ...request }),
    notify: services.notify,
    startLoad: () => startDeadline(1_500),
    onError: () => undefined,
  });
  const router = createMemoryRouter(routes, {
    initialEntries: ['/about'],
    hydrationData: { loaderData: { [PAGE_ROUTE]: {} } },
  });
  const data = () => router.state.loaderData[PAGE_ROUTE] as PageData;
  return { router, recorded, data };
}

it('opens a page whose code is late with its fallback after 1.5 s', async () => {
  const { router, data } = browser(5_000, async () => ({ status: 200 }));
  void router.navigate('/contact');
  await vi.advanceTimersByTimeAsync(1_400);
  expect(router.state.location.pathname).toBe('/about');
  await vi.advanceTimersByTimeAsync(100);
  expect(router.state.location.pathname).toBe('/contact');
  expect(data()).toMatchObject({ status: 503, down: true });
});

it('has one deadline for code and data', async () => {
  const { router, data } = browser(1_000, () => new Promise(() => {}));
  void router.navigate('/contact');
  await vi.advanceTimersByTimeAsync(1_500);
  expect(router.state.location.pathname).toBe('/contact');
  expect(data()).toMatchObject({ status: 503, down: true });
});

it('loads no data and notifies of nothing for a page that the visitor has left', async () => {
  const load = vi.fn<NonNullable<ExposedPage['load']>>(async () => ({
    status: 200,
    redirect: { to: '/about', message: 'Not found' },
  }));
  const { router, recorded } = browser(1_000, load);
  void router.navigate('/contact');
  await vi.advanceTimersByTimeAsync(500);
  await router.navigate('/about');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(load).not.toHaveBeenCalled();
  void router.navigate('/contact');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(load).toHaveBeenCalledTimes(1);
  expect(recorded.toasts).toHaveLength(1);
});
