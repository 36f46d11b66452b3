import { createTestContext } from '@carefare/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchInView } from './prefetch-in-view.ts';
import type { PagePrefetch } from './prefetch-page.ts';

/** Elements that are watched for coming into view. */
let watched: Set<Element>;
let setInView: (isIntersecting: boolean, ...elements: Element[]) => Promise<unknown>;
const link = (name: string) => document.querySelector(`a[href*="${name}"]`)!;

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/treatments');
  document.body.innerHTML = `
    <header><a href="/about">About</a></header>
    <main id="main">
      <a href="/treatments/facelift">Facelift</a>
      <a href="/treatments/facelift">Again</a>
      <a href="#dental">A section</a>
      <a href="#calculator">The calculator</a>
      <p data-fallback><a href="/contact">Contact</a></p>
      <section id="dental"></section>
      <section id="calculator" data-module="calculator/calculator"></section>
    </main>`;
  watched = new Set();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        setInView = (isIntersecting, ...elements) => {
          callback(elements.map(target => ({ target, isIntersecting })));
          return vi.runAllTimersAsync();
        };
      }
      observe = (element: Element) => watched.add(element);
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function start(pagesMax = Number.POSITIVE_INFINITY) {
  const { queryClient, services } = createTestContext();
  const joinApi = () => services.api;
  const loadCode = vi.fn<PagePrefetch['loadCode']>(() => Promise.resolve(undefined));
  const asked = () => loadCode.mock.calls.map(([{ pathname, hash }]) => pathname + hash);
  let leave = () => {};
  prefetchInView({ loadCode, joinApi, queryClient, pagesMax, onLeave: callback => (leave = callback) });
  await vi.runAllTimersAsync();
  return { loadCode, asked, leave: () => leave() };
}

it('what links of the content lead to is prefetched once they are in view, each once; nothing of fallbacks', async () => {
  const { asked } = await start();
  expect([watched.has(link('about')), watched.has(link('contact'))]).toEqual([false, false]);
  expect(asked()).toEqual([]);
  await setInView(true, ...watched);
  await setInView(false, ...watched);
  await setInView(true, ...watched);
  expect(asked()).toEqual(['/treatments/facelift', '/treatments#calculator']);
});

it('links that come later are watched as well', async () => {
  await start();
  document.getElementById('main')!.insertAdjacentHTML('beforeend', '<a href="/treatments/lasik">LASIK</a>');
  await vi.runAllTimersAsync();
  expect(watched.has(link('lasik'))).toBe(true);
});

it('at most eight pages are prefetched at a time, and none whose link leaves the view before', async () => {
  const { asked } = await start();
  const slugs = Array.from({ length: 12 }, (_, index) => `/treatments/${index}`);
  const main = document.getElementById('main')!;
  main.innerHTML = slugs.map(href => `<a href="${href}">${href}</a>`).join('');
  const shown = setInView(true, ...main.children);
  await Promise.all([setInView(false, main.children[0]!), shown]);
  expect(asked()).toEqual(slugs.slice(1, 9));
});

it('where one page is loaded ahead at most, it is the first in view, and another after a navigation', async () => {
  const { asked, leave } = await start(1);
  await setInView(true, ...watched);
  expect(asked()).toEqual(['/treatments/facelift']);
  leave();
  await setInView(true, ...watched);
  expect(asked()).toEqual(['/treatments/facelift', '/treatments#calculator']);
});

it('a navigation and a hidden page abort what is under way, which is tried again', async () => {
  const { loadCode, asked, leave } = await start();
  const code = Promise.withResolvers<undefined>();
  loadCode.mockReturnValue(code.promise);
  const setHidden = (isHidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
    return vi.runAllTimersAsync();
  };
  await setInView(true, link('facelift'));
  leave();
  code.resolve(undefined);
  await setInView(true, link('facelift'));
  expect(asked()).toHaveLength(2);
  await setHidden(true);
  await setInView(true, link('calculator'));
  expect(asked()).toHaveLength(2);
  await setHidden(false);
  expect(asked()).toEqual(['/treatments/facelift', '/treatments/facelift', '/treatments#calculator']);
});

it('a link that comes into view while an aborted prefetch ends is asked for after it', async () => {
  const { loadCode, asked, leave } = await start();
  const code = Promise.withResolvers<undefined>();
  loadCode.mockReturnValueOnce(code.promise);
  await setInView(true, link('facelift'));
  leave();
  await setInView(true, link('facelift'));
  expect(asked()).toHaveLength(1);
  code.resolve(undefined);
  await vi.runAllTimersAsync();
  expect(asked()).toHaveLength(2);
});
