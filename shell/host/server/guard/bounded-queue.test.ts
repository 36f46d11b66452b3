import { expect, it, vi } from 'vitest';
import { createBoundedQueue } from './bounded-queue.ts';

const busy = { status: 503, seconds: 2 };

it('runs so many pieces of work at a time, keeps some waiting, and refuses the rest at once', async () => {
  const { run, assertCapacity } = createBoundedQueue({ concurrency: 2, waiting: 1, perClient: 9 });
  const work = Array.from({ length: 4 }, () => ({ start: vi.fn(), end: Promise.withResolvers<string>() }));
  const results = work.map(({ start, end }) =>
    run('client', () => {
      start();
      return end.promise;
    }),
  );
  await expect(results[3]).rejects.toMatchObject(busy);
  expect(assertCapacity).toThrow('very busy');
  expect(work.map(({ start }) => start.mock.calls.length)).toEqual([1, 1, 0, 0]);
  work[0]?.end.resolve('first');
  await expect(results[0]).resolves.toBe('first');
  await expect.poll(() => work[2]?.start).toHaveBeenCalledOnce();
  for (const { end } of work) end.resolve('done');
  await expect(Promise.all(results.slice(0, 3))).resolves.toEqual(['first', 'done', 'done']);
  assertCapacity();
  await expect(run('client', () => Promise.resolve('later'))).resolves.toBe('later');
});

it('leaves room for others when one client asks for much', async () => {
  const { run } = createBoundedQueue({ concurrency: 1, waiting: 9, perClient: 2 });
  const first = Promise.withResolvers<string>();
  const results = ['greedy', 'greedy', 'greedy', 'other'].map(client => run(client, () => first.promise));
  await expect(results[2]).rejects.toMatchObject(busy);
  first.resolve('done');
  await expect(Promise.all([results[0], results[1], results[3]])).resolves.toHaveLength(3);
});

it('counts failed work as ended', async () => {
  const { run } = createBoundedQueue({ concurrency: 1, waiting: 0, perClient: 1 });
  await expect(run('client', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(run('client', () => Promise.resolve('yes'))).resolves.toBe('yes');
});
