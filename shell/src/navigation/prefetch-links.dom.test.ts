import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchLinks } from './prefetch-links.ts';
import type { PagePrefetch } from './prefetch-page.ts';

const paths = (mock: { mock: { calls: [URL][] } }) => mock.mock.calls.map(([{ pathname }]) => pathname);
const link = (name: string) => document.querySelector<HTMLAnchorElement>(`a[href*="${name}"]`)!;
/** The document's own listeners, which end with each test. */
let listeners: AbortController;
/** Elements that are watched for coming into view. */
let watched: Set<Element>;
let setInView: (isIntersecting: boolean, ...elements: Element[]) => void;
/** As the page's media queries and connection are. */
let isDataReduced: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/treatments');
  document.body.innerHTML = `
    <header><a href="/about">About</a></header>
    <main id="main">
      <a href="/treatments/facelift"><b>Facelift</b></a>
      <a href="/treatments/">This page</a>
      <a href="/prices.csv" download>File</a>
      <a href="/blog" target="_blank">New tab</a>
      <a href="https://elsewhere.example/terms">Elsewhere</a>
      <p data-fallback><a href="/contact">Contact</a></p>
      <a href="#dental">A section</a>
      <a href="/treatments#calculator">The calculator</a>
      <section id="dental"></section><section id="calculator" data-module="calculator/calculator"></section>
    </main>`;
  listeners = new AbortController();
  const listen = globalThis.addEventListener.bind(globalThis);
  vi.spyOn(globalThis, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) =>
      listen(type, listener, { signal: listeners.signal }),
  );
  watched = new Set();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        setInView = (isIntersecting, ...elements) =>
          callback(elements.map(target => ({ target, isIntersecting })));
      }
      observe = (element: Element) => watched.add(element);
    },
  );
  isDataReduced = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isDataReduced }));
});
afterEach(() => {
  listeners.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function start() {
  const prefetchPage = vi.fn<PagePrefetch['prefetchPage']>();
  const prefetchPages = vi.fn<PagePrefetch['prefetchPages']>(() => Promise.resolve());
  let leave = () => {};
  prefetchLinks({ prefetchPage, prefetchPages, ready: Promise.resolve(), onLeave: back => (leave = back) });
  await vi.runAllTimersAsync();
  return { prefetchPage, prefetchPages, leave: () => leave() };
}
/** What has been asked for of pages in view: their addresses by call. */
const batches = (mock: { mock: { calls: [readonly URL[], AbortSignal][] } }) =>
  mock.mock.calls.map(([urls]) => urls.map(({ pathname, hash }) => pathname + hash));
const send = (target: Element, type: string) => target.dispatchEvent(new Event(type, { bubbles: true }));

it.each(['pointerover', 'focusin'])('a page is loaded when a %s has rested on its link for 50 ms', async type => {
  const { prefetchPage } = await start();
  send(link('facelift').firstElementChild!, type);
  vi.advanceTimersByTime(49);
  send(link('about'), type);
  vi.advanceTimersByTime(49);
  expect(prefetchPage).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(paths(prefetchPage)).toEqual(['/about']);
});

it('a press loads the page at once, if it is another one that opens here, or a widget of this one', async () => {
  const { prefetchPage } = await start();
  for (const element of document.querySelectorAll('a, main')) send(element, 'pointerdown');
  expect(paths(prefetchPage)).toEqual(['/about', '/treatments/facelift', '/contact', '/treatments']);
});

it('pages whose links are in view in idle time are prefetched together, each once; not those of fallbacks', async () => {
  const { prefetchPage, prefetchPages } = await start();
  expect([watched.has(link('about')), watched.has(link('contact'))]).toEqual([false, false]);
  setInView(true, ...watched);
  expect(prefetchPages).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  setInView(false, ...watched);
  setInView(true, ...watched);
  await vi.runAllTimersAsync();
  expect(batches(prefetchPages)).toEqual([['/treatments/facelift', '/treatments#calculator']]);
  expect(prefetchPage).not.toHaveBeenCalled();
});

it('at most ten pages are prefetched at a time, and none whose link has left the view meanwhile', async () => {
  const slugs = Array.from({ length: 12 }, (_, index) => `/treatments/${index}`);
  const main = document.getElementById('main')!;
  main.innerHTML = slugs.map(href => `<a href="${href}">${href}</a><a href="${href}">again</a>`).join('');
  const { prefetchPages } = await start();
  setInView(true, ...main.children);
  setInView(false, main.children[0]!, main.children[1]!);
  await vi.runAllTimersAsync();
  expect(batches(prefetchPages)).toEqual([slugs.slice(1, 11)]);
});

it('a navigation and a hidden page abort what is under way, which is tried again', async () => {
  const { prefetchPages, leave } = await start();
  prefetchPages.mockImplementation(
    (_urls, signal) => new Promise(resolve => signal.addEventListener('abort', () => resolve())),
  );
  const hide = (isHidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
    return vi.runAllTimersAsync();
  };
  setInView(true, link('facelift'));
  await vi.runAllTimersAsync();
  leave();
  await vi.runAllTimersAsync();
  setInView(true, link('facelift'));
  await vi.runAllTimersAsync();
  await hide(true);
  expect(prefetchPages.mock.calls.map(([, signal]) => signal.aborted)).toEqual([true, true]);
  await hide(false);
  expect(batches(prefetchPages)).toHaveLength(3);
});

it.each([
  ['save data', { saveData: true }, false],
  ['ask for less data', undefined, true],
])('visitors who %s get nothing ahead', async (_name, connection, isReduced) => {
  vi.stubGlobal('navigator', { connection });
  isDataReduced = isReduced;
  const { prefetchPage } = await start();
  send(link('facelift'), 'pointerdown');
  send(link('facelift'), 'pointerover');
  await vi.runAllTimersAsync();
  expect([prefetchPage.mock.calls, watched.size]).toEqual([[], 0]);
});

it('visitors with a slow line get what they point at, and no more', async () => {
  vi.stubGlobal('navigator', { connection: { effectiveType: '2g' } });
  const { prefetchPage } = await start();
  send(link('facelift'), 'pointerdown');
  expect([paths(prefetchPage), watched.size]).toEqual([['/treatments/facelift'], 0]);
});
