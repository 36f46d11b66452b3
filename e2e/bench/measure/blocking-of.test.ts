import { describe, expect, it } from 'vitest';
import { blockingOf, type TraceEvent } from './blocking-of.ts';

const event = (name: string, ts: number, rest: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  pid: 1,
  tid: 2,
  ts: ts * 1_000,
  ...rest,
});
const task = (ts: number, ms: number, rest?: Partial<TraceEvent>) =>
  event('ThreadControllerImpl::RunTask', ts, { tdur: ms * 1_000, ...rest });
const paint = event('firstContentfulPaint', 100);

describe('blockingOf', () => {
  it('sums what exceeds 50 ms, times the factor', () => {
    expect(blockingOf([paint, task(110, 10), task(130, 20), task(160, 30)], 4)).toBe(100);
  });

  it('leaves out tasks before the paint and those of other threads and processes', () => {
    const others = [task(50, 90), task(150, 90, { tid: 3 }), task(150, 90, { pid: 3 })];
    expect(blockingOf([...others, paint, task(200, 5)], 4)).toBe(0);
  });

  it('refuses a trace without paint or without tasks', () => {
    expect(() => blockingOf([task(10, 10)], 4)).toThrow('no first contentful paint');
    expect(() => blockingOf([paint], 4)).toThrow('no task of the main thread');
  });
});
