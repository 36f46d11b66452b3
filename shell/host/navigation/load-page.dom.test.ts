import { createTestContext } from '@carefare/testing';
import type { ExposedPage } from 'shared-contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compositionOf } from '../../testing/composition-of.ts';
import { createTestRouter } from '../../testing/render-page-router.tsx';
import { startDeadline } from '../client/start-deadline.ts';
import type { LoadedPage } from '../page/loaded-page.ts';
import { createPageLoader } from './load-page.ts';

const composition = compositionOf('quote');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const about = { match: { kind: 'shell', name: 'about' }, head: { canonical: '/about' } } as LoadedPage;

/** A router at /about whose page /contact takes `codeMs` for its code and runs `load`. */
function browser(
  codeMs: number,
  load: ExposedPage['load'],
  head?: ExposedPage['head'],
  isReachable = () => Promise.resolve(true),
) {
  const { context, services, recorded } = createTestContext();
  const page: ExposedPage = { Component: () => null, load, ...(head && { head }) };
  const wait = () => new Promise(resolve => setTimeout(resolve, codeMs));
  const onFailure = vi.fn();
  const router = createTestRouter('/about', {
    page: about,
    onFailure,
    load: createPageLoader({
      isReachable,
      store: context.store,
      modules: {
        composition: () => composition,
        get: () => undefined,
        complete: () => Promise.resolve(),
        load: () => wait().then(() => ({ page })),
        serverHtml: () => undefined,
      },
      context: request => ({ ...context, ...request }),
      notify: services.notify,
      startLoad: () => startDeadline(1_500),
      onError: () => undefined,
    }),
  });
  return { router, recorded, onFailure, data: () => router.state.page };
}

it('opens a page whose code is late with its fallback after 1.5 s', async () => {
  const { router, data } = browser(5_000, async () => ({ status: 200 }));
  void router.navigate('/contact');
  await vi.advanceTimersByTimeAsync(1_400);
  expect(router.state.location.pathname).toBe('/about');
  await vi.advanceTimersByTimeAsync(100);
  expect(router.state.location.pathname).toBe('/contact');
  expect(data()).toMatchObject({ status: 503, hasNoData: true });
});

const throwing = (): never => {
  throw new Error('broken');
};
it.each<[string, number, number, ExposedPage['load'], ExposedPage['head']?]>([
  ['after one deadline for code and data', 1_000, 1_500, () => new Promise(() => {})],
  ['at once if its load throws', 0, 100, throwing],
  ['at once if its head throws', 0, 100, async () => ({ status: 200 }), throwing],
])('opens a page with its fallback %s', async (_when, codeMs, ms, load, head) => {
  const { router, data } = browser(codeMs, load, head);
  void router.navigate('/contact');
  await vi.advanceTimersByTimeAsync(ms);
  expect(router.state.location.pathname).toBe('/contact');
  expect(data()).toMatchObject({ status: 503, hasNoData: true });
});

it('makes the head again once the data has arrived that the page opened without', async () => {
  const data = Promise.withResolvers<void>();
  let title = 'Still loading';
  const { router } = browser(
    0,
    async () => ({ status: 200, arriving: data.promise }),
    () => ({ title }),
  );
  void router.navigate('/contact');
  await vi.advanceTimersByTimeAsync(100);
  expect(router.state.page.head.title).toBe('Still loading');
  title = 'All there';
  data.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(router.state.page.head.title).toBe('All there');
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
  expect(recorded.toasts).toEqual([{ title: 'Not found', text: '', tone: 'error' }]);
});

it.each<[string, ExposedPage['load']]>([
  ['no data', throwing],
  ['a redirect with an error', async () => ({ status: 200, redirect: { to: '/blog', message: 'Failed' } })],
])(
  'keeps the page on screen, and says nothing else, if there is %s because the site does not answer',
  async (_what, load) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { router, recorded, onFailure, data } = browser(0, load, undefined, () => Promise.resolve(false));
    void router.navigate('/contact');
    await vi.advanceTimersByTimeAsync(100);
    expect([location.pathname, router.state.location.pathname, data()]).toEqual(['/about', '/about', about]);
    expect(onFailure).toHaveBeenCalledOnce();
    expect(recorded.toasts).toEqual([]);
  },
);
