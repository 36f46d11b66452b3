import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchLinks } from './prefetch-links.ts';
import type { PagePrefetch } from './prefetch-page.ts';

const paths = (mock: { mock: { calls: [URL][] } }) => mock.mock.calls.map(([{ pathname }]) => pathname);
const link = (name: string) => document.querySelector<HTMLAnchorElement>(`a[href*="${name}"]`)!;
let isDataReduced: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/treatments');
  document.body.innerHTML = `
    <header><a href="/about">About</a></header>
    <main id="main">
      <a href="/treatments/facelift"><b>Facelift</b></a>
      <a href="/treatments/">This page</a>
      <a href="#dental">A section</a>
      <a href="/treatments#calculator">The calculator</a>
      <a href="/prices.csv" download>File</a>
      <a href="/blog" target="_blank">New tab</a>
      <a href="https://elsewhere.example/terms">Elsewhere</a>
      <section id="dental"></section>
      <section id="calculator" data-module="calculator/calculator"></section>
    </main>`;
  isDataReduced = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isDataReduced }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start() {
  const prefetchPage = vi.fn<PagePrefetch['prefetchPage']>();
  const startInView = vi.fn<(pagesMax: number) => void>();
  prefetchLinks(prefetchPage, startInView);
  return { prefetchPage, startInView };
}
const send = (target: Element, type: string) => target.dispatchEvent(new Event(type, { bubbles: true }));

it.each(['pointerover', 'focusin'])('a page is loaded when a %s has rested on its link for 50 ms', type => {
  const { prefetchPage, startInView } = start();
  send(link('facelift').firstElementChild!, type);
  vi.advanceTimersByTime(49);
  send(link('about'), type);
  vi.advanceTimersByTime(49);
  expect(prefetchPage).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(paths(prefetchPage)).toEqual(['/about']);
  expect(startInView.mock.calls).toEqual([[Number.POSITIVE_INFINITY]]);
});

it('a press loads the page at once, if it is another one that opens here, or a widget of this one', () => {
  const { prefetchPage } = start();
  for (const element of document.querySelectorAll('a, main')) send(element, 'pointerdown');
  expect(paths(prefetchPage)).toEqual(['/about', '/treatments/facelift', '/treatments']);
});

it.each([
  ['save data', { saveData: true }, false],
  ['ask for less data', undefined, true],
])('visitors who %s get nothing ahead', (_name, connection, isReduced) => {
  vi.stubGlobal('navigator', { connection });
  isDataReduced = isReduced;
  const { prefetchPage, startInView } = start();
  send(link('facelift'), 'pointerdown');
  send(link('facelift'), 'pointerover');
  vi.runAllTimers();
  expect([prefetchPage.mock.calls, startInView.mock.calls]).toEqual([[], []]);
});

it.each([
  ['a slow connection', { connection: { effectiveType: '3g' } }],
  ['a small device', { connection: { effectiveType: '4g' }, deviceMemory: 2 }],
])('visitors with %s get one page in view', (_name, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(start().startInView.mock.calls).toEqual([[1]]);
});

it('visitors with a very slow connection get what they point at, and no more', () => {
  vi.stubGlobal('navigator', { connection: { effectiveType: '2g' } });
  const { prefetchPage, startInView } = start();
  send(link('facelift'), 'pointerdown');
  expect([paths(prefetchPage), startInView.mock.calls]).toEqual([['/treatments/facelift'], []]);
});
