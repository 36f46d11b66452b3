import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startCode } from './start-code.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<template data-code><script src="/assets/main.js"></script></template>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const scripts = () => [...document.body.querySelectorAll('script')];
const load = () => {
  dispatchEvent(new Event('load'));
  vi.runAllTimers();
};

/** A browser whose observer says what is painted when the result is called. */
function stubObserver() {
  let paint = () => {};
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: () => void) {
        paint = callback;
      }
      observe() {}
    },
  );
  return () => paint();
}

it('asks for the code once the page is painted, and no second time', () => {
  const paint = stubObserver();
  startCode();
  expect(scripts()).toEqual([]);
  paint();
  expect(scripts()).toHaveLength(1);
  load();
  expect(scripts()).toHaveLength(1);
});

it.each<[string, () => unknown]>([
  ['never says that it is painted', stubObserver],
  ['has no observer', () => vi.stubGlobal('PerformanceObserver', undefined)],
])('asks for it once the page has loaded, in a browser that %s', (_what, stub) => {
  stub();
  // The name is there, with no value, in no browser.
  if (!globalThis.PerformanceObserver) Reflect.deleteProperty(globalThis, 'PerformanceObserver');
  startCode();
  expect(scripts()).toEqual([]);
  load();
  expect(scripts()).toHaveLength(1);
});

it.each([
  ['<script src="/assets/main.js"></script>', [true, false]],
  ['<link rel="preload" as="script" href="/assets/page.js">', [true, true]],
])('asks once more for %s, and without the script the page stays without code', (file, marked) => {
  document.body.innerHTML = `<template data-code>${file}</template>`;
  const { dataset } = document.documentElement;
  dataset.scripts = '';
  const files = () => [...document.body.querySelectorAll('script, link')];
  const paint = stubObserver();
  startCode();
  paint();
  const seen = [0, 1].map(() => {
    files().at(-1)?.dispatchEvent(new Event('error'));
    vi.runAllTimers();
    expect(files().map(({ outerHTML }) => outerHTML)).toEqual([file, file]);
    return 'scripts' in dataset;
  });
  expect(seen).toEqual(marked);
  delete dataset.scripts;
});
