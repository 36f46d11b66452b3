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

it('asks once more for a script that does not arrive', () => {
  const paint = stubObserver();
  startCode();
  paint();
  for (let failures = 0; failures < 2; failures += 1) {
    scripts().at(-1)?.dispatchEvent(new Event('error'));
    vi.runAllTimers();
    expect(scripts()).toHaveLength(2);
  }
  expect(scripts().at(-1)?.getAttribute('src')).toBe('/assets/main.js');
});
