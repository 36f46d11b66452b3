import type { PageHead } from 'shared-contracts';
import { expect, it, vi } from 'vitest';
import type { LoadPage, PageData } from '../page/data.ts';
import { pageErrors } from '../reports/report-error.ts';
import { createPageRouter, type PageState } from './page-router.ts';

const about = { match: { kind: 'shell', name: 'about' } } as PageData;

/** A router at /about, whose loads end when the test says so. */
function routerAt(address = '/about') {
  history.replaceState(null, '', address);
  const loads: { path: string; finish(result?: Awaited<ReturnType<LoadPage>>): void; fail(): void }[] = [];
  const router = createPageRouter({
    page: about,
    load: ({ url }) =>
      new Promise((resolve, reject) => {
        const page = { ...about, status: 200 as const };
        const fail = () => reject(new Error('no code'));
        loads.push({ path: url.pathname, finish: (result = page) => resolve(result), fail });
      }),
  });
  const states: PageState[] = [];
  router.subscribe(state => states.push(state));
  /** Navigates, and has the load with this number end. */
  const open = async (path: string, number: number, result?: Awaited<ReturnType<LoadPage>>) => {
    const navigation = router.navigate(path);
    loads[number]?.finish(result);
    await navigation;
  };
  return { router, loads, states, open };
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
  const { router, loads, open } = routerAt();
  const entries = history.length;
  const first = router.navigate('/blog');
  await open('/terms', 1);
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
  await expect.poll(() => loads[1]?.path).toBe('/treatments');
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
  const { router, loads, open } = routerAt();
  const revalidation = router.revalidate();
  await open('/blog', 1);
  loads[0]?.finish({ ...about, status: 503 });
  await revalidation;
  expect(router.state).toMatchObject({ location: { pathname: '/blog' }, page: { status: 200 } });
});

it('reports a page whose code fails, and loads the next one whatever its path', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  pageErrors.length = 0;
  const { router, loads, open } = routerAt();
  const failing = router.navigate('/blog');
  loads[0]?.fail();
  await failing;
  expect(pageErrors).toEqual([['load', new Error('no code'), undefined]]);
  expect(log).toHaveBeenCalledOnce();
  expect(router.state).toMatchObject({ location: { pathname: '/blog' }, hasFailed: true });
  await open('/blog#costs', 1);
  expect(router.state.hasFailed).toBe(false);
});

it('follows back with the state of the entry', async () => {
  const { router, loads, open } = routerAt();
  await router.navigate('/about#team', { state: { step: 1 } });
  await open('/blog', 0);
  await router.navigate(-1);
  await expect.poll(() => loads).toHaveLength(2);
  expect([location.hash, router.state.location.pathname]).toEqual(['#team', '/blog']);
  loads[1]?.finish();
  await expect.poll(() => router.state.location.state).toEqual({ step: 1 });
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

it('shows the later head of a page, and not that of one the visitor has left', async () => {
  const { router, open } = routerAt();
  const heads = [Promise.withResolvers<PageHead>(), Promise.withResolvers<PageHead>()] as const;
  for (const [index, path] of ['/blog', '/terms'].entries())
    await open(path, index, { ...about, laterHead: heads[index]!.promise });
  for (const [index, { resolve }] of heads.entries()) resolve({ title: `Head ${index}` } as PageHead);
  await expect.poll(() => router.state.page.head?.title).toBe('Head 1');
  expect(router.state.location.pathname).toBe('/terms');
});

it('stays on this site', async () => {
  const { router } = routerAt();
  router.navigator.push('//elsewhere.example/about');
  expect(location.host).toBe(new URL(document.baseURI).host);
  await router.navigate('/about#end');
});
