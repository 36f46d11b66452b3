import { beforeEach, expect, it, vi } from 'vitest';
import { watchMachine } from './machine.ts';

const times = { wall: 0, cpu: 0 };
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  vi.spyOn(performance, 'now').mockImplementation(() => times.wall);
  vi.spyOn(process, 'threadCpuUsage').mockImplementation(() => ({ user: times.cpu * 1_000, system: 0 }));
  return () => vi.useRealTimers();
});

const pass = (wall: number, cpu: number): void => {
  times.wall += wall;
  times.cpu += cpu;
  vi.advanceTimersToNextTimer();
};

it.each([
  ['rests', 100, 0, false],
  ['works', 3_000, 2_900, false],
  ['waits a little for its turn', 550, 10, false],
  ['is held', 5_100, 3, true],
])('a thread that %s: %i ms with %i ms of CPU, late: %s', (_case, wall, cpu, isLate) => {
  const machine = watchMachine();
  machine.begin();
  pass(wall, cpu);
  pass(100, 0);
  expect(machine.wasLate()).toBe(isLate);
  machine.begin();
  expect(machine.wasLate()).toBe(false);
});

it('sees a wait that no tick has seen yet, and believes what is noted', () => {
  const machine = watchMachine();
  machine.begin();
  times.wall += 5_000;
  expect(machine.wasLate()).toBe(true);
  machine.begin();
  machine.noteLate();
  expect(machine.wasLate()).toBe(true);
});
