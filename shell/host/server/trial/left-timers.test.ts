import { Script } from 'node:vm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { watchTimers } from './left-timers.ts';

const REMOTE = 'quote@0123456789abcdef.cjs';
const own = { setInterval, setTimeout, setImmediate };
let step = 0;
const repeated = new Set<number>();
const { findIntervals, runLater } = watchTimers({
  filenames: [REMOTE],
  stepOf: () => step,
  onRepeated: at => void repeated.add(at),
});
afterAll(() => void Object.assign(globalThis, own));
beforeEach(() => {
  step += 1;
  repeated.clear();
});

const run = (code: string, filename = REMOTE) => new Script(`{ ${code} }`, { filename }).runInThisContext();

it('finds intervals of remotes that were not ended, once', () => {
  run('globalThis.testTimers = [setInterval(() => undefined, 1e5).unref()]');
  run('clearInterval(setInterval(() => undefined, 1e5)); clearTimeout(+setInterval(() => undefined, 1e5))');
  run('setInterval(() => undefined, 1e5).close()');
  run('testTimers.push(setInterval(() => undefined, 1e5).unref())', 'shell.cjs');
  expect(findIntervals()).toEqual([step]);
  expect(findIntervals()).toEqual([]);
  run('testTimers.forEach(clearInterval)');
});

it.each([
  [
    'sets itself',
    'let left = 3; const tick = () => { left -= 1; left ? setTimeout(tick, 1) : testEnd(); }; tick()',
    1,
  ],
  [
    'is due at once, and sets itself',
    'let left = 3; const spin = () => { left -= 1; left ? setImmediate(spin) : testEnd(); }; spin()',
    1,
  ],
  [
    'follows an answer',
    'let left = 3; const poll = async () => { await null; left -= 1; left ? setTimeout(poll, 1) : testEnd(); }; poll()',
    1,
  ],
  [
    'is awaited, again and again',
    '(async () => { for (let tries = 3; tries > 0; tries -= 1) await new Promise(resolve => setTimeout(resolve, 1)); testEnd(); })()',
    0,
  ],
])('knows of a timeout that %s whether it repeats itself', async (_case, code, steps) => {
  const end = Promise.withResolvers<void>();
  Object.assign(globalThis, { testEnd: end.resolve });
  run(code);
  await end.promise;
  expect(repeated.size).toBe(steps);
});

it.each([
  ['sets itself', 'const tick = () => setTimeout(tick, 6e4); tick()', 1],
  ['ends a try', 'globalThis.testTry = Promise.race([1, new Promise((_, no) => setTimeout(no, 6e4))])', 0],
  ['was cleared', 'clearTimeout(setTimeout(() => setTimeout(() => undefined, 1), 6e4))', 0],
  [
    'is awaited without end',
    '(async () => { for (;;) await new Promise(resolve => setTimeout(resolve, 6e4)); })()',
    1,
  ],
])(
  'runs now what was set for later, and knows of one that %s whether it repeats itself',
  async (_case, code, steps) => {
    run(code);
    await runLater();
    expect(repeated.size).toBe(steps);
  },
);
