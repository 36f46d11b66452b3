import { expect, it, vi } from 'vitest';
import { ReadyWorkers } from './ready-workers.ts';
import type { RenderThread } from './render-thread.ts';

function start(...threads: { name: string; memory?: number; missedBeats?: number; jobs?: number }[]) {
  const workers = new ReadyWorkers();
  const made = threads.map(({ name, memory = 10, missedBeats = 0, jobs = 0 }, index) => {
    const thread = { name, memory, missedBeats, terminate: vi.fn() } as unknown as RenderThread;
    workers.add(thread);
    for (let job = 0; job < jobs; job += 1) workers.assign(100 * index + job, thread);
    return thread;
  });
  const names = () => workers.threads.map(thread => (thread as unknown as { name: string }).name);
  return { workers, made, names };
}

it.each([
  ['the one with the fewest jobs', [{ jobs: 2 }, { jobs: 1 }], 1],
  ['one that moves', [{ missedBeats: 2 }, { jobs: 9 }], 1],
  ['one that has grown, if the others do not move', [{ missedBeats: 2 }, { memory: 80 }], 1],
  ['none whose memory is nearly full', [{ missedBeats: 2 }, { memory: 85 }], 0],
])('gives a job to %s', (_what, threads, expected) => {
  const { workers, made } = start(...threads.map((thread, index) => ({ name: `${index}`, ...thread })));
  for (const thread of made) if (thread.memory >= 75) workers.outgrow(thread);
  expect(workers.leastBusy).toBe(made[expected]);
});

it('ends what has grown once it is idle and another is ready', () => {
  const { workers, made, names } = start({ name: 'grown', memory: 80, jobs: 1 });
  const [grown] = made as [RenderThread];
  workers.outgrow(grown);
  workers.unassign(0);
  workers.endOutgrown();
  expect(names()).toEqual(['grown']);
  workers.add({ name: 'successor', memory: 0, missedBeats: 0 } as unknown as RenderThread);
  workers.endOutgrown();
  expect(names()).toEqual(['successor']);
  expect(grown.terminate).toHaveBeenCalledOnce();
});
