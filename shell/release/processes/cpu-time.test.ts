import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cpuTimeOf } from './cpu-time.ts';

it('reads the CPU time of a process where the system tells it', () => {
  const used = cpuTimeOf(process.pid);
  const { user, system } = process.cpuUsage();
  expect(used === undefined).toBe(!existsSync('/proc/self/stat'));
  expect(used ?? 0).toBeLessThanOrEqual((user + system) / 1_000 + 50);
});

it('knows nothing of a process that has ended', () => {
  expect(cpuTimeOf(undefined)).toBeUndefined();
});
