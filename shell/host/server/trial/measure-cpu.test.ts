import { expect, it, vi } from 'vitest';
import { RENDER_CPU_MAX_MS } from '../time-limits.ts';
import { measureCpu } from './measure-cpu.ts';

/** Work that takes so many ms of CPU each time, by a clock of its own. */
function workOf(...times: number[]) {
  let ms = 0;
  vi.spyOn(process, 'threadCpuUsage').mockImplementation(before => ({
    user: ms * 1_000 - (before?.user ?? 0),
    system: 0,
  }));
  return vi.fn(() => Promise.resolve((ms += times.shift() ?? 0)));
}

it.each([
  ['fast work once', [RENDER_CPU_MAX_MS], RENDER_CPU_MAX_MS, 1],
  ['again what was slow at first', [RENDER_CPU_MAX_MS + 1, 20], 20, 2],
  ['slow work as it is', [RENDER_CPU_MAX_MS + 1, 700, 20], 700, 2],
])('measures %s', async (_case, times, expected, calls) => {
  const work = workOf(...times);
  expect((await measureCpu(work)).ms).toBe(expected);
  expect(work).toHaveBeenCalledTimes(calls);
});
