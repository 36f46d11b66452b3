import { Script } from 'node:vm';
import { beforeAll, expect, it } from 'vitest';
import { LEFTOVERS, type Leftovers, watchLeftovers } from './watch-leftovers.ts';

const RELEASE = 'http://site.example/_releases/quote/0123456789abcdef/web/contact.js';
const SHELL = 'http://site.example/assets/main.js';
const run = (code: string, filename = RELEASE) => new Script(code, { filename }).runInThisContext();
const leftovers = () => Reflect.get(window, LEFTOVERS) as Leftovers;

/** What the test's browser lacks. */
class Channel extends EventTarget {
  close(): void {}
}

class Locks {
  async request(_name: string, work: () => Promise<unknown>): Promise<unknown> {
    return await work();
  }
}

class MediaQueryList extends EventTarget {
  set onchange(_handler: unknown) {
    // Listens, in browsers.
  }
  addListener(): void {}
}

let isPaused = false;

beforeAll(() => {
  Object.defineProperty(HTMLMediaElement.prototype, 'paused', { get: () => isPaused });
  HTMLMediaElement.prototype.play = async () => undefined;
  Object.assign(window, {
    MediaQueryList,
    BroadcastChannel: Channel,
    LockManager: Locks,
    testLocks: new Locks(),
  });
  watchLeftovers({ leftovers: LEFTOVERS, folder: '/_releases/quote/', restMs: 2_000, laterMs: 60_000 });
});

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

it('keeps the observers of what stays in the document, and connections that are not closed', () => {
  run(
    `globalThis.testObserver = new MutationObserver(() => undefined); testObserver.observe(document.body, { childList: true })`,
  );
  run(`new MutationObserver(() => undefined).observe(document.createElement('p'), { childList: true })`);
  run(`new MutationObserver(() => undefined).observe(document.body, { childList: true })`, SHELL);
  run(`globalThis.testChannel = new BroadcastChannel('news')`);
  expect(leftovers().find()).toEqual([
    'leaves its MutationObserver on <body> when it is left',
    'leaves its BroadcastChannel news open when it is left',
  ]);
  run('testObserver.disconnect(); testChannel.close()');
  expect(leftovers().find()).toEqual([]);
});

it('keeps what listens to a width without addEventListener, and what plays', () => {
  run('globalThis.testWidth = new MediaQueryList(); testWidth.onchange = () => undefined');
  run('globalThis.testOn = () => undefined; testWidth.addListener(testOn)');
  run("globalThis.testSound = document.createElement('audio'); testSound.play()");
  const listener = 'leaves its listener for change on a MediaQueryList when it is left';
  expect(leftovers().find()).toEqual([listener, listener, 'leaves its audio playing when it is left']);
  run('testWidth.onchange = null; testWidth.removeListener(testOn)');
  isPaused = true;
  expect(leftovers().find()).toEqual([]);
});

it('keeps the locks that a remote has not given back', async () => {
  run(`testLocks.request('news', () => new Promise(resolve => { globalThis.testRelease = resolve; }))`);
  run(`testLocks.request('other', () => new Promise(() => undefined))`, SHELL);
  expect(leftovers().find()).toEqual(['leaves its lock news taken when it is left']);
  run('testRelease()');
  await expect.poll(() => leftovers().find()).toEqual([]);
});

it('hastens what a remote has set for later, an interval again and again', () => {
  run(`globalThis.testRuns = []; setTimeout(() => testRuns.push('timeout'), 30_000)`);
  run(`globalThis.testPoll = setInterval(() => testRuns.push('interval'), 10_000)`);
  run(
    `setTimeout(() => testRuns.push('soon'), 1_000); setTimeout(() => testRuns.push('an hour'), 3_600_000)`,
  );
  run(`setTimeout(() => testRuns.push('of the shell'), 10_000)`, SHELL);
  expect([leftovers().hasten('late'), leftovers().hasten('late')]).toEqual([2, 1]);
  expect(Reflect.get(window, 'testRuns')).toEqual(['timeout', 'interval', 'interval']);
  run('clearInterval(testPoll)');
  expect(leftovers().hasten('late')).toBe(0);
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
