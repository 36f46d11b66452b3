import type { PageHead } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import type { LoadedPage, LoadPage } from '../page/loaded-page.ts';
import { createPageRouter, type FailedNavigation, type RouterState } from './page-router.ts';

const about = { match: { kind: 'shell', name: 'about' }, head: { canonical: '/about' } } as LoadedPage;

/** A router whose document has the page /about, and whose loads end when the test says so. */
function routerAt(address = '/about') {
  history.replaceState(null, '', address);
  const failures: FailedNavigation[] = [];
  const loads: { path: string; finish(result?: Awaited<ReturnType<LoadPage>>): void; fail(): void }[] = [];
  const router = createPageRouter({
    page: about,
    isPageAt: path => path === '/about',
    onFailure: failure => failures.push(failure),
    load: ({ url }) =>
      new Promise((resolve, reject) => {
        const page = { ...about, status: 200 as const };
        const fail = () => reject(new Error('no code'));
        loads.push({ path: url.pathname, finish: (result = page) => resolve(result), fail });
      }),
  });
  const states: RouterState[] = [];
  router.subscribe(state => states.push(state));
  /** Navigates, and has the load with this number end. */
  const open = async (path: string, number: number, result?: Awaited<ReturnType<LoadPage>>) => {
    const navigation = router.navigate(path);
    loads[number]?.finish(result);
    await navigation;
  };
  /** Navigates, and has the load with this number fail. */
  const fail = async (path: string, number: number) => {
    const navigation = router.navigate(path);
    loads[number]?.fail();
    await navigation;
  };
  /** Moves in the history, and waits until the load with this number is that of the page there. */
  const go = async (by: number, path: string, number: number) => {
    history.go(by);
    await expect.poll(() => loads[number]?.path).toBe(path);
  };
  return { router, loads, states, open, fail, go, failures };
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

it.each([
  [false, 'PUSH', 1],
  [true, 'REPLACE', 0],
])(
  'a redirect keeps the entry before, and replaces one that is replaced (%s)',
  async (replace, action, added) => {
    const { router, loads } = routerAt();
    const entries = history.length;
    const navigation = router.navigate('/treatments/unknown', { replace });
    loads[0]?.finish({ redirectTo: '/treatments' });
    await expect.poll(() => loads[1]?.path).toBe('/treatments');
    loads[1]?.finish();
    await navigation;
    expect([location.pathname, router.state.historyAction]).toEqual(['/treatments', action]);
    expect(history.length).toBe(entries + added);
  },
);

it('shows the page of the address if the visitor went back before the code ran', async () => {
  const { router, loads } = routerAt('/treatments');
  expect(router.firstState).toMatchObject({ page: about, location: { pathname: '/about' } });
  expect(loads.map(({ path }) => path)).toEqual(['/treatments']);
  loads[0]?.finish();
  await expect.poll(() => router.state.location.pathname).toBe('/treatments');
  expect([location.pathname, router.state.historyAction]).toEqual(['/treatments', 'POP']);
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

describe('a page that cannot be loaded', () => {
  it('leaves the page on screen at its address', async () => {
    const { router, fail, failures } = routerAt();
    await fail('/blog#costs', 0);
    expect(router.state).toMatchObject({ location: { pathname: '/about' }, page: about, isLoading: false });
    expect(location.pathname).toBe('/about');
    expect(failures.map(({ url, error }) => [url.pathname, error])).toEqual([
      ['/blog', new Error('no code')],
    ]);
  });

  it('opens once it can be loaded, with one history entry', async () => {
    const { router, loads, fail, failures } = routerAt();
    const entries = history.length;
    await fail('/blog#costs', 0);
    const [failure] = failures;
    const second = failure?.load();
    loads[1]?.fail();
    await expect(second).rejects.toThrow('no code');
    expect([location.pathname, failures.length]).toEqual(['/about', 1]);
    failure?.open();
    loads[2]?.finish();
    await expect.poll(() => location.pathname).toBe('/blog');
    expect([location.pathname, location.hash, router.state.location.pathname]).toEqual([
      '/blog',
      '#costs',
      '/blog',
    ]);
    expect([history.length, failure?.signal.aborted]).toEqual([entries + 1, true]);
  });

  it('is given up when the visitor goes elsewhere', async () => {
    const { router, fail, failures } = routerAt();
    await fail('/blog', 0);
    expect(failures[0]?.signal.aborted).toBe(false);
    await router.navigate('/about#team');
    expect([failures[0]?.signal.aborted, location.pathname]).toEqual([true, '/about']);
  });

  it('by back or forward leaves the page at its entry, and opens at the one that it belongs to', async () => {
    const { router, loads, failures, open, go } = routerAt();
    await open('/blog', 0);
    await open('/terms', 1);
    const entries = history.length;
    await go(-2, '/about', 2);
    loads[2]?.fail();
    await expect.poll(() => location.pathname).toBe('/terms');
    expect(router.state.location.pathname).toBe('/terms');
    expect(failures).toHaveLength(1);
    failures[0]?.open();
    await expect.poll(() => loads[3]?.path).toBe('/about');
    loads[3]?.finish();
    await expect.poll(() => router.state.location.pathname).toBe('/about');
    expect([location.pathname, router.state.historyAction, history.length]).toEqual([
      '/about',
      'POP',
      entries,
    ]);
    await go(2, '/terms', 4);
    expect(failures).toHaveLength(1);
  });

  it('leaves the page at its entry also if it was asked for while back waited for another', async () => {
    const { router, loads, failures, open, go } = routerAt();
    await open('/blog', 0);
    await go(-1, '/about', 1);
    const navigation = router.navigate('/terms');
    loads[2]?.fail();
    await navigation;
    await expect.poll(() => location.pathname).toBe('/blog');
    expect(router.state.location.pathname).toBe('/blog');
    failures[0]?.open();
    loads[3]?.finish();
    await expect.poll(() => location.pathname).toBe('/terms');
    expect(router.state.location.pathname).toBe('/terms');
    await go(-2, '/about', 4);
    loads[4]?.fail();
    await expect.poll(() => location.pathname).toBe('/terms');
  });

  it('keeps count of entries if a link is pressed at once after a failed back', async () => {
    const { router, loads, open, go } = routerAt();
    await open('/blog', 0);
    await go(-1, '/about', 1);
    loads[1]?.fail();
    await expect.poll(() => router.state.isLoading).toBe(false);
    const navigation = router.navigate('/terms');
    await expect.poll(() => location.pathname).toBe('/blog');
    loads[2]?.finish();
    await navigation;
    expect(location.pathname).toBe('/terms');
    await go(-2, '/about', 3);
    loads[3]?.fail();
    await expect.poll(() => location.pathname).toBe('/terms');
  });

  it('leaves the page at its entry if back led to a redirect', async () => {
    const { router, loads, open, go } = routerAt();
    await open('/blog', 0);
    await go(-1, '/about', 1);
    loads[1]?.finish({ redirectTo: '/terms' });
    await expect.poll(() => loads[2]?.path).toBe('/terms');
    loads[2]?.finish();
    await expect.poll(() => location.pathname).toBe('/terms');
    await go(1, '/blog', 3);
    loads[3]?.fail();
    await expect.poll(() => location.pathname).toBe('/terms');
    expect(router.state.location.pathname).toBe('/terms');
  });

  it('knows the place of an entry that came by a typed hash', async () => {
    const { router, loads, open, go } = routerAt();
    location.hash = '#team';
    await expect.poll(() => router.state.location.hash).toBe('#team');
    await open('/blog', 0);
    await go(-2, '/about', 1);
    loads[1]?.fail();
    await expect.poll(() => location.pathname).toBe('/blog');
    history.go(-1);
    await expect.poll(() => location.hash).toBe('#team');
  });
});

it('tells entries apart that the browser made itself', async () => {
  const { router } = routerAt();
  const keys = [router.state.location.key];
  for (const hash of ['#team', '#costs']) {
    location.hash = hash;
    await expect.poll(() => router.state.location.hash).toBe(hash);
    keys.push(router.state.location.key);
  }
  expect(new Set(keys).size).toBe(3);
  history.back();
  await expect.poll(() => router.state.location.key).toBe(keys[1]);
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
