import { Script } from 'node:vm';
import { beforeAll, expect, it } from 'vitest';
import { LEFTOVERS, type Leftovers, watchLeftovers } from './watch-leftovers.ts';

const RELEASE = 'http://site.example/_releases/quote/0123456789abcdef/web/contact.js';
const SHELL = 'http://site.example/assets/main.js';
const run = (code: string, filename = RELEASE) => new Script(code, { filename }).runInThisContext();
const leftovers = () => Reflect.get(window, LEFTOVERS) as Leftovers;

beforeAll(() => watchLeftovers({ leftovers: LEFTOVERS, folder: '/_releases/quote/' }));

it('keeps the listeners of a remote that are not removed, on what stays', () => {
  const listener = 'globalThis.testListener';
  run(`${listener} = () => undefined; document.addEventListener('keydown', ${listener}, true)`);
  run(`document.createElement('p').addEventListener('click', ${listener})`);
  run(`window.addEventListener('scroll', ${listener})`, SHELL);
  run(`document.removeEventListener('keydown', ${listener})`);
  expect(leftovers().find()).toEqual(['leaves its listener for keydown on document when it is left']);
  run(`document.removeEventListener('keydown', ${listener}, { capture: true })`, SHELL);
  expect(leftovers().find()).toEqual([]);
});

it('forgets a listener that was called once, or whose signal has aborted', () => {
  run(
    `globalThis.testCalls = 0; document.addEventListener('focus', () => { testCalls += 1; }, { once: true })`,
  );
  run(`globalThis.testAbort = new AbortController()`);
  run(`document.body.addEventListener('click', () => undefined, { signal: testAbort.signal })`);
  expect(leftovers().find()).toEqual([
    'leaves its listener for focus on document when it is left',
    'leaves its listener for click on <body> when it is left',
  ]);
  run(`document.dispatchEvent(new Event('focus')); testAbort.abort()`);
  expect(leftovers().find()).toEqual([]);
  expect(Reflect.get(window, 'testCalls')).toBe(1);
});

it('keeps what a remote sets while nothing happens, and what it calls once it was left', () => {
  run('setTimeout(() => undefined, 1e5); requestAnimationFrame(() => undefined)');
  leftovers().rest();
  expect(leftovers().find()).toEqual([]);
  run('globalThis.testTimer = setTimeout(() => undefined, 1e5)');
  expect(leftovers().find()).toEqual(['leaves a timeout running that sets itself again when it is left']);
  run('clearTimeout(testTimer)');
  leftovers().leave();
  run('requestAnimationFrame(() => undefined)', SHELL);
  expect(leftovers().find()).toEqual([]);
  run('requestAnimationFrame(() => undefined)');
  expect(leftovers().find()).toEqual(['still calls requestAnimationFrame after it was left']);
});
