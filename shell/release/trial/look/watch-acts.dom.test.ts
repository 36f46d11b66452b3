import { Script } from 'node:vm';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ACTS, TIMERS, watchActs } from './watch-acts.ts';

const RELEASE = 'http://site.example/_releases/quote/0123456789abcdef/web/contact.js';
const OTHER = 'http://site.example/_releases/catalogue/0123456789abcdef/web/treatments.js';
const SHELL = 'http://site.example/assets/main.js';
const run = (code: string, filename = RELEASE) => new Script(code, { filename }).runInThisContext();
const setOf = (name: string) => Reflect.get(window, name) as Set<string>;

/** Which the test's browser lacks. */
class Workers {
  register(): void {
    // Does nothing.
  }
}

beforeAll(() => {
  vi.stubGlobal('ServiceWorkerContainer', Workers);
  Object.assign(navigator, { serviceWorker: new Workers() });
  Object.assign(window, { print: () => undefined, open: () => null });
});
beforeAll(() => watchActs({ acts: ACTS, timers: TIMERS, folder: '/_releases/quote/' }));
beforeEach(() => {
  setOf(ACTS).clear();
  setOf(TIMERS).clear();
});

it.each([
  ["localStorage.getItem('a')", 'reads localStorage a'],
  ["sessionStorage.setItem('a', '1')", 'writes sessionStorage a'],
  ["localStorage.removeItem('a')", 'writes localStorage a'],
  ['localStorage.clear()', 'empties localStorage'],
  ['document.cookie', 'reads cookies'],
  ["document.cookie = 'a=1'", 'sets the cookie a'],
  ["history.pushState(null, '', '/')", "writes the browser's history by pushState"],
  ["history.replaceState(null, '', '/')", "writes the browser's history by replaceState"],
  ["document.addEventListener('beforeunload', () => undefined)", 'listens to beforeunload'],
  ['onunload = () => undefined', 'listens to unload'],
  ["navigator.serviceWorker.register('/worker.js')", 'registers a service worker'],
])('notes %s of a remote, and not of another one or the shell', (code, act) => {
  run(code, SHELL);
  run(code, OTHER);
  expect([...setOf(ACTS)]).toEqual([]);
  run(code);
  expect([...setOf(ACTS)]).toEqual([`${act}, which is the shell's`]);
});

it.each(['print()', "open('/offer')"])('notes %s, for which nobody has asked', code => {
  run(code, SHELL);
  expect([...setOf(ACTS)]).toEqual([]);
  run(code);
  expect([...setOf(ACTS)]).toEqual([`calls ${/\w+/.exec(code)?.[0]} by itself`]);
});

it('notes a synchronous call', () => {
  const call = (isAsync: string) => run(`new XMLHttpRequest().open('GET', '/api/x'${isAsync})`);
  call(', true');
  call('');
  expect([...setOf(ACTS)]).toEqual([]);
  call(', false');
  expect([...setOf(ACTS)]).toEqual(['waits for /api/x by a synchronous call']);
});

it('lets pass what is no concern of the shell', () => {
  run("document.addEventListener('click', () => undefined)");
  run("localStorage.getItem('FEDERATION_DEBUG')");
  expect([...setOf(ACTS)]).toEqual([]);
});

it('keeps the timers that a remote has not ended', () => {
  run('clearInterval(setInterval(() => undefined, 1_000))');
  expect(setOf(TIMERS).size).toBe(0);
  run('globalThis.testTimer = setInterval(() => undefined, 1_000)');
  expect(setOf(TIMERS).size).toBe(1);
  run('clearInterval(globalThis.testTimer)', SHELL);
  expect(setOf(TIMERS).size).toBe(0);
});
