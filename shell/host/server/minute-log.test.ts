import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMinuteLog } from './minute-log.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it('logs each phrase at once, then once a minute with its count', () => {
  const lines: string[] = [];
  const log = createMinuteLog(line => lines.push(line));
  for (let time = 0; time < 3; time += 1) log('The API call options failed (timeout)');
  log('The page of quote was answered without its data');
  vi.advanceTimersByTime(60_000);
  log('The API call options failed (timeout)');
  vi.advanceTimersByTime(60_000);
  log('The API call options failed (timeout)');
  expect(lines).toEqual([
    'The API call options failed (timeout).',
    'The page of quote was answered without its data.',
    'The API call options failed (timeout), 3 times since it was logged last.',
    'The API call options failed (timeout).',
  ]);
});

it('logs a few dozen phrases in a minute, then that there are others, and forgets them', () => {
  const lines: string[] = [];
  const log = createMinuteLog(line => lines.push(line));
  const others = 'There are more kinds of warnings in a minute than are logged';
  for (let index = 0; index < 1_000; index += 1) log(`The API call options failed (no ${index})`);
  expect(lines).toHaveLength(49);
  expect(lines.at(-1)).toBe(`${others}.`);
  vi.advanceTimersByTime(60_000);
  for (let index = 0; index < 1_000; index += 1) log(`The API call options failed (no ${index + 500})`);
  expect(lines).toHaveLength(99);
  expect(lines.slice(49, 51)).toEqual([
    `${others}, 951 times since it was logged last.`,
    'The API call options failed (no 500).',
  ]);
});
