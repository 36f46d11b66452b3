import { expect, it } from 'vitest';
import { cpuOfTask, TASK_MAX_MS } from './costs.ts';

it.each([
  ['a task of half a second', 520, { cpuShare: 1, cpuMs: 900, withoutMs: 300 }, true],
  ['the same on a busy machine', 2_080, { cpuShare: 0.25, cpuMs: 900, withoutMs: 300 }, true],
  ['short tasks on a busy machine', 460, { cpuShare: 0.3, cpuMs: 503, withoutMs: 300 }, false],
  ["a long task of the shell's own", 400, { cpuShare: 1, cpuMs: 500, withoutMs: 450 }, false],
])('knows %s by its CPU time', (_case, clockMs, opening, isLong) => {
  expect(cpuOfTask(clockMs, opening) > TASK_MAX_MS).toBe(isLong);
});
