// @vitest-environment jsdom
import { createTestContext } from '@carefare/testing';
import { type Composition, type ExposedPage, pagesOfRemote } from 'shared-contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startDeadline } from '../client/start-deadline.ts';
import type { PageData } from '../page-data.ts';
import { createPageLoader, type LoadPage } from '../page-loader.ts';
import { createPageRouter, type PageState } from './page-router.ts';

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

const about = { match: { kind: 'shell', name: 'about' } } as PageData;

/** A router at /about whose page /contact takes `codeMs` for its code and runs `load`. */
function browser(codeMs: number, load: ExposedPage['load']) {
  history.replaceState(null, '', '/about');
  const { context, services, recorded } = createTestContext();
  const page: ExposedPage = { Component: () => null, load };
  const wait = () => new Promise(resolve => setTimeout(resolve, codeMs));
  const router = createPageRouter({
    page: about,
    load: createPageLoader({
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
    }),
    onError: () => undefined,
  });
  return { router, recorded, data: () => router.state.page };
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

describe('the page router', () => {
  /** A router at /about, whose loads end when the test says so. */
  function routerAt(address = '/about') {
    vi.useRealTimers();
    history.replaceState(null, '', address);
    const loads: { path: string; finish(result?: Awaited<ReturnType<LoadPage>>): void; fail(): void }[] = [];
    const onError = vi.fn<(error: unknown) => void>();
    const router = createPageRouter({
      page: about,
      load: ({ url }) =>
        new Promise((resolve, reject) => {
          const page = { ...about, status: 200 as const };
          const fail = () => reject(new Error('no code'));
          loads.push({ path: url.pathname, finish: (result = page) => resolve(result), fail });
        }),
      onError,
    });
    const states: PageState[] = [];
    router.subscribe(state => states.push(state));
    return { router, loads, states, onError };
  }

  it('changes address and page when the page is loaded, and says that it loads', async () => {
    const { router, loads, states } = routerAt();
    const navigation = router.navigate('/blog', { state: { from: 'about' } });
    expect([location.pathname, router.state.isLoading]).toEqual(['/about', true]);
    loads[0]?.finish();
    await navigation;
    expect([location.pathname, router.state.isLoading]).toEqual(['/blog', false]);
    expect(router.state.location).toMatchObject({ pathname: '/blog', state: { from: 'about' } });
    expect(history.state).toMatchObject({ usr: { from: 'about' }, key: router.state.location.key });
    expect(states.map(({ historyAction }) => historyAction)).toEqual(['POP', 'PUSH']);
  });

  it('opens the last of two pages, however late the first one comes', async () => {
    const { router, loads } = routerAt();
    const entries = history.length;
    const first = router.navigate('/blog');
    const second = router.navigate('/terms');
    loads[1]?.finish();
    await second;
    loads[0]?.finish();
    await first;
    expect(location.pathname).toBe('/terms');
    expect(history.length).toBe(entries + 1);
  });

  it('loads nothing for another hash, which also ends a navigation under way', async () => {
    const { router, loads } = routerAt();
    const abandoned = router.navigate('/blog');
    await router.navigate('/about#team');
    expect([location.hash, router.state.isLoading, loads.length]).toEqual(['#team', false, 1]);
    loads[0]?.finish();
    await abandoned;
    expect(location.pathname).toBe('/about');
  });

  it('replaces the entry for a redirect', async () => {
    const { router, loads } = routerAt();
    const entries = history.length;
    const navigation = router.navigate('/treatments/unknown');
    loads[0]?.finish({ redirectTo: '/treatments' });
    await vi.waitFor(() => expect(loads[1]?.path).toBe('/treatments'));
    loads[1]?.finish();
    await navigation;
    expect([location.pathname, router.state.historyAction]).toEqual(['/treatments', 'REPLACE']);
    expect(history.length).toBe(entries);
  });

  it('loads a page again on request and on a click on its own link, with the same history entry', async () => {
    const { router, loads } = routerAt();
    const { location: before } = router.state;
    const revalidation = router.revalidate();
    expect(router.state.isLoading).toBe(false);
    loads[0]?.finish({ ...about, status: 503 });
    await revalidation;
    expect(router.state).toMatchObject({ page: { status: 503 }, historyAction: 'POP' });
    expect(router.state.location).toBe(before);
    const navigation = router.navigate('/about', { replace: true });
    loads[1]?.finish();
    await navigation;
    expect(router.state.page.status).toBe(200);
  });

  it('drops the result of a revalidation when the visitor has left the page', async () => {
    const { router, loads } = routerAt();
    const revalidation = router.revalidate();
    const navigation = router.navigate('/blog');
    loads[1]?.finish();
    await navigation;
    loads[0]?.finish({ ...about, status: 503 });
    await revalidation;
    expect(router.state).toMatchObject({ location: { pathname: '/blog' }, page: { status: 200 } });
  });

  it('reports a page whose code fails, and loads the next one whatever its path', async () => {
    const { router, loads, onError } = routerAt();
    const failing = router.navigate('/blog');
    loads[0]?.fail();
    await failing;
    expect(onError).toHaveBeenCalledOnce();
    expect(router.state).toMatchObject({ location: { pathname: '/blog' }, hasFailed: true });
    const navigation = router.navigate('/blog#costs');
    loads[1]?.finish();
    await navigation;
    expect(router.state.hasFailed).toBe(false);
  });

  it('follows back with the state of the entry', async () => {
    const { router, loads } = routerAt();
    const first = router.navigate('/about#team', { state: { step: 1 } });
    await first;
    const navigation = router.navigate('/blog');
    loads[0]?.finish();
    await navigation;
    await router.navigate(-1);
    await vi.waitFor(() => expect(loads).toHaveLength(2));
    expect([location.hash, router.state.location.pathname]).toEqual(['#team', '/blog']);
    loads[1]?.finish();
    await vi.waitFor(() => expect(router.state.location.state).toEqual({ step: 1 }));
    expect(router.state.historyAction).toBe('POP');
  });

  it('ends with the newest state for every listener when one of them navigates', async () => {
    const { router } = routerAt();
    const unsubscribe = router.subscribe(({ location: { hash } }) => {
      if (hash === '#shared') void router.navigate('/about#team', { replace: true });
    });
    const seen: string[] = [];
    router.subscribe(state => seen.push(state.location.hash));
    await router.navigate('/about#shared');
    unsubscribe();
    expect([seen.at(-1), location.hash]).toEqual(['#team', '#team']);
  });

  it('stays on this site', async () => {
    const { router } = routerAt();
    router.navigator.push('//elsewhere.example/about');
    expect(location.host).toBe(new URL(document.baseURI).host);
    await router.navigate('/about#end');
  });
});
