import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { afterEach, expect, it, vi } from 'vitest';
import type { RenderFault } from './messages.ts';
import { RefusedCompositionError } from './render-thread.ts';
import { type PoolOptions, RenderWorkerPool } from './render-worker-pool.ts';

let pool: RenderWorkerPool | undefined;
const onFault = vi.fn<(fault: RenderFault) => void>();
const onGrowth = vi.fn<() => void>();

async function startPool(options: Partial<PoolOptions> = {}) {
  const started = await RenderWorkerPool.start({
    file: fileURLToPath(new URL('../../../../testing/render-worker.fixture.ts', import.meta.url)),
    size: 2,
    data: {},
    openPort: () => new MessageChannel().port2,
    modules: ['quote/contact'],
    onFault,
    onFailedCall: () => undefined,
    onGrowth,
    ...options,
  });
  pool = started;
  return { close: () => started.close(), run: (input: string) => started.run('page', input) };
}

afterEach(() => {
  pool?.close();
  pool = undefined;
  vi.useRealTimers();
  onFault.mockReset();
  onGrowth.mockReset();
});

it('answers jobs and passes their errors on', async () => {
  const { run } = await startPool();
  await expect(run('one')).resolves.toBe('one');
  await expect(run('fail')).rejects.toThrow('it failed');
});

it('gives pages that wait behind a loop to another worker, ends the loop, and does its job again without the module', async () => {
  // So that the others are done long before.
  const { run } = await startPool({ hangCpuMs: 3_000 });
  const loop = run('loop');
  await expect(Promise.all(Array.from({ length: 4 }, () => run('other')))).resolves.toHaveLength(4);
  expect(onFault).not.toHaveBeenCalled();
  await expect(loop).resolves.toBe('without quote/contact');
  expectFaults(/^contact was in an endless loop$/);
});

it('gives a worker 256 MB, and replaces one that has filled them', async () => {
  const { run } = await startPool();
  await expect(run('limit')).resolves.toBe(256);
  await expect(run('full')).resolves.toBe('without quote/contact');
  expectFaults(/^contact needed more than 256 MB$/);
});

it('survives a worker that fills its memory with many small objects', async () => {
  const { run } = await startPool();
  await expect(run('fill')).resolves.toBe('without quote/contact');
  // On a slow machine the heap is not yet full when the loop is noticed.
  expectFaults(/^contact (needed more than 256 MB|was in an endless loop)$/);
});

it('recovers when it has a single worker', async () => {
  const { run } = await startPool({ size: 1 });
  await expect(run('exit')).resolves.toBe('without quote/contact');
  expectFaults(/^contact ended its thread$/);
});

it('reports stray errors, which cost nothing', async () => {
  const { run } = await startPool();
  await expect(run('stray')).resolves.toBe('stray');
  expect(onFault).toHaveBeenCalledWith(expect.objectContaining({ remote: 'quote' }));
});

it.each([
  ['refuse', 'it throws'],
  ['exit', 'it ended its thread'],
])('refuses a composition whose worker does "%s" at its start', async (start, reason) => {
  const error: unknown = await startPool({ data: { start } }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(RefusedCompositionError);
  expect(error).toMatchObject({ remote: 'quote', message: reason });
});

it('takes jobs of requests that hold it for ten seconds after the last one, and closes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { run, close } = await startPool();
  const action = run('action');
  close();
  vi.advanceTimersByTime(10_000);
  await expect(action).resolves.toBe('action');
  vi.advanceTimersByTime(9_999);
  await expect(run('page')).resolves.toBe('page');
  vi.advanceTimersByTime(10_000);
  await expect(run('more')).rejects.toThrow('The renderer is closed.');
});

it('keeps one worker of several once it is closed, for the jobs to come', async () => {
  const { run, close } = await startPool();
  const askThreads = async () => new Set(await Promise.all([run('thread'), run('thread')])).size;
  // A worker that has just started may be late once.
  await expect.poll(askThreads).toBe(2);
  const action = run('action');
  close();
  await action;
  expect(await askThreads()).toBe(1);
});

/** Of workers that have 64 MB in the heap and outside of it. */
const startSmallPool = () =>
  startPool({ data: { filled: new SharedArrayBuffer(4) }, limits: { heap: 64, outside: 64 } });

it.each(['leak outside', 'leak in the heap'])(
  'replaces workers whose memory grows, "%s", before it costs an answer',
  async leak => {
    const { run } = await startSmallPool();
    // Four jobs that a worker still has when its memory is nearly full must fit into the rest of it.
    for (let round = 0; round < 50; round += 1) {
      const answers = await Promise.all(Array.from({ length: 4 }, () => run(leak)));
      expect(answers).toEqual([leak, leak, leak, leak]);
    }
    expect(onFault).not.toHaveBeenCalled();
    // 200 MB do not fit into fewer.
    expect(onGrowth.mock.calls.length).toBeGreaterThan(1);
  },
);

it('reports what keeps more outside of the heap than a worker may, and answers', async () => {
  const reason = 'contact needed more than 64 MB outside of its heap';
  const { run } = await startSmallPool();
  await expect(run('keep too much')).resolves.toBe('keep too much');
  await expect.poll(() => onFault).toHaveBeenCalled();
  // A worker that is replaced before it has answered has its job done again.
  expect(onFault.mock.calls.length).toBeLessThanOrEqual(2);
  for (const fault of onFault.mock.calls.flat())
    expect(fault).toMatchObject({ remote: 'quote', kind: 'memory', where: 'quote/contact', reason });
  await expect(run('one')).resolves.toBe('one');
});

it('ends a loop that takes memory outside of the heap, and leaves the module out once a second worker is full', async () => {
  const { run } = await startSmallPool();
  await expect(run('loop outside')).resolves.toBe('without quote/contact');
  expect(onFault.mock.calls.map(([{ kind }]) => kind)).toEqual(['memory', 'memory']);
});

it('does a job again that meets a full heap, with its module', async () => {
  const { run } = await startSmallPool();
  const jobs = ['full once', 'other'].map(input => run(input));
  await expect(Promise.all(jobs)).resolves.toEqual(['full once', 'other']);
  expect(onFault.mock.calls.map(([{ kind }]) => kind)).toEqual(['memory']);
});

/** On a busy machine a second worker may have tried the module meanwhile. */
function expectFaults(what: RegExp): void {
  const faults = onFault.mock.calls.flat();
  expect(faults.length).toBeGreaterThan(0);
  for (const fault of faults)
    expect(fault).toMatchObject({
      remote: 'quote',
      kind: expect.stringMatching(/^(?:crash|memory)$/),
      reason: expect.stringMatching(what),
    });
}
