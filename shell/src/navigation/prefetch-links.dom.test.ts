import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchLinks } from './prefetch-links.ts';
import type { PagePrefetch } from './prefetch-page.ts';

const paths = (mock: { mock: { calls: [URL][] } }) => mock.mock.calls.map(([{ pathname }]) => pathname);
const link = (name: string) => document.querySelector<HTMLAnchorElement>(`a[href*="${name}"]`)!;
/** The document's own listeners, which end with each test. */
let listeners: AbortController;
/** Elements that are watched for coming into view. */
let watched: Set<Element>;
let comeIntoView: (element: Element) => void;

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
        comeIntoView = target => callback([{ target, isIntersecting: watched.has(target) }]);
      }
      observe = (element: Element) => watched.add(element);
      unobserve = (element: Element) => watched.delete(element);
    },
  );
});
afterEach(() => {
  listeners.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function start() {
  const prefetchPage = vi.fn<PagePrefetch['prefetchPage']>();
  const prefetchPageFiles = vi.fn<PagePrefetch['prefetchPageFiles']>();
  prefetchLinks({ prefetchPage, prefetchPageFiles });
  vi.runAllTimers();
  return { prefetchPage, prefetchPageFiles };
}
const send = (target: Element, type: string) => target.dispatchEvent(new Event(type, { bubbles: true }));

it.each(['pointerover', 'focusin'])('a page is loaded when a %s has rested on its link for 50 ms', type => {
  const { prefetchPage } = start();
  send(link('facelift').firstElementChild!, type);
  vi.advanceTimersByTime(49);
  send(link('about'), type);
  vi.advanceTimersByTime(49);
  expect(prefetchPage).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(paths(prefetchPage)).toEqual(['/about']);
});

it('a press loads the page at once, if it is another one that opens here', () => {
  const { prefetchPage } = start();
  for (const element of document.querySelectorAll('a, main')) send(element, 'pointerdown');
  expect(paths(prefetchPage)).toEqual(['/about', '/treatments/facelift', '/contact']);
});

it('links of the content in view get the files of their page, but no data, and those of fallbacks nothing', () => {
  const { prefetchPage, prefetchPageFiles } = start();
  expect([watched.has(link('about')), watched.has(link('contact'))]).toEqual([false, false]);
  expect(prefetchPageFiles).not.toHaveBeenCalled();
  for (let times = 0; times < 2; times += 1) comeIntoView(link('facelift'));
  expect(paths(prefetchPageFiles)).toEqual(['/treatments/facelift']);
  expect(prefetchPage).not.toHaveBeenCalled();
});

it('visitors who save data get nothing ahead', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const { prefetchPage } = start();
  send(link('facelift'), 'pointerdown');
  send(link('facelift'), 'pointerover');
  vi.runAllTimers();
  expect([prefetchPage.mock.calls, watched.size]).toEqual([[], 0]);
});
