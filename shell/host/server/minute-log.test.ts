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
