import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryWithBackoff } from './retry-with-backoff.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failing = () => vi.fn(() => Promise.reject(new Error('broken')));

it('pauses longer after each failure, up to 12 s', async () => {
  const times: number[] = [];
  retryWithBackoff(() => {
    times.push(Date.now());
    return Promise.reject(new Error('broken'));
  });
  await vi.advanceTimersByTimeAsync(60_000);
  const pauses = times.slice(1).map((time, index) => time - times[index]!);
  expect(pauses).toEqual([2000, 3000, 4500, 6750, 10125, 12000, 12000]);
});

it('waits before the first attempt after earlier failures', async () => {
  const work = failing();
  retryWithBackoff(work, 2);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(work).toHaveBeenCalledTimes(1);
});

it('runs the work again on demand, but never twice at a time', async () => {
  let fail = () => {};
  const work = vi.fn(
    () => new Promise<void>((_resolve, reject) => (fail = () => reject(new Error('broken')))),
  );
  const { retryNow } = retryWithBackoff(work);
  retryNow();
  expect(work).toHaveBeenCalledTimes(1);
  fail();
  await vi.advanceTimersByTimeAsync(0);
  retryNow();
  expect(work).toHaveBeenCalledTimes(2);
});

it('stops after a success and when it is told to', async () => {
  const successful = vi.fn(() => Promise.resolve());
  retryWithBackoff(successful);
  const work = failing();
  const { stop } = retryWithBackoff(work);
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([successful, work].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('runs the work again when the browser is online again, only after a failure, and not once it is stopped', async () => {
  const goOnline = () => window.dispatchEvent(new Event('online'));
  const work = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('broken')).mockResolvedValue();
  retryWithBackoff(work);
  await vi.advanceTimersByTimeAsync(0);
  goOnline();
  await vi.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(2);
  goOnline();
  expect(work).toHaveBeenCalledTimes(2);
  const other = failing();
  const { stop } = retryWithBackoff(other);
  await vi.advanceTimersByTimeAsync(0);
  stop();
  goOnline();
  expect(other).toHaveBeenCalledTimes(1);
});
