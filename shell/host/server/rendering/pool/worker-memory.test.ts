import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RenderFault } from './messages.ts';
import { RenderWorkerPool } from './render-worker-pool.ts';

const onFault = vi.fn<(fault: RenderFault) => void>();
const onGrowth = vi.fn<() => void>();
let pool: RenderWorkerPool;
beforeEach(async () => {
  pool = await RenderWorkerPool.start({
    file: fileURLToPath(new URL('../../../../testing/render-worker.fixture.ts', import.meta.url)),
    size: 2,
    data: { filled: new SharedArrayBuffer(4) },
    openPort: () => new MessageChannel().port2,
    modules: ['quote/contact'],
    limits: { heap: 64, outside: 64 },
    onFault,
    onFailedCall: () => undefined,
    onGrowth,
  });
});
afterEach(() => {
  pool.close();
  onFault.mockReset();
  onGrowth.mockReset();
});

it.each(['leak outside', 'leak in the heap'])(
  'replaces workers whose memory grows, "%s", before it costs an answer',
  async leak => {
    // Four jobs that a worker still has when its memory is nearly full must fit into the rest of it.
    for (let round = 0; round < 50; round += 1) {
      const answers = await Promise.all(Array.from({ length: 4 }, () => pool.run('page', leak)));
      expect(answers).toEqual([leak, leak, leak, leak]);
    }
    expect(onFault).not.toHaveBeenCalled();
    // 200 MB do not fit into fewer.
    expect(onGrowth.mock.calls.length).toBeGreaterThan(1);
  },
);

it('reports what keeps more outside of the heap than a worker may, and answers', async () => {
  await expect(pool.run('page', 'keep too much')).resolves.toBe('keep too much');
  await expect.poll(() => onFault).toHaveBeenCalled();
  expect(onFault.mock.calls).toMatchObject([
    [
      {
        remote: 'quote',
        kind: 'memory',
        where: 'quote/contact',
        reason: 'contact needed more than 64 MB outside of its heap',
      },
    ],
  ]);
  await expect(pool.run('page', 'one')).resolves.toBe('one');
});

it('ends a loop that takes memory outside of the heap, and leaves the module out once a second worker is full', async () => {
  await expect(pool.run('page', 'loop outside')).resolves.toBe('without quote/contact');
  expect(onFault.mock.calls.map(([{ kind }]) => kind)).toEqual(['memory', 'memory']);
});

it('does a job again that meets a full heap, with its module', async () => {
  const jobs = ['full once', 'other'].map(input => pool.run('page', input));
  await expect(Promise.all(jobs)).resolves.toEqual(['full once', 'other']);
  expect(onFault.mock.calls.map(([{ kind }]) => kind)).toEqual(['memory']);
});
