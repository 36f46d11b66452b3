import { describe, expect, it } from 'vitest';
import type { TraceEvent } from '../../support/restyles.ts';
import { figuresOf } from './main-thread.ts';

const event = (name: string, ts: number, rest: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  pid: 1,
  tid: 2,
  ts: ts * 1_000,
  args: {},
  ...rest,
});
const task = (ts: number, ms: number, rest?: Partial<TraceEvent>) =>
  event('ThreadControllerImpl::RunTask', ts, { tdur: ms * 1_000, ...rest });
const opened = [event('/', 300), event('MarkDOMContent', 95), event('firstContentfulPaint', 100)];
const measure = (...events: TraceEvent[]) => Object.values(figuresOf([...opened, ...events], '/', 100));

describe('figuresOf', () => {
  it('sums the CPU time of all tasks, and what exceeds 50 ms after the paint, times the factor', () => {
    expect(measure(task(50, 90), task(110, 10), task(130, 20), task(160, 30))).toEqual([150, 100, 0]);
  });

  it('leaves out tasks of other threads and processes', () => {
    const others = [task(150, 90, { tid: 3 }), task(150, 90, { pid: 3 })];
    expect(measure(...others, task(200, 5))).toEqual([5, 0, 0]);
  });

  it('counts what is styled whole after the paint', () => {
    const styled = (ts: number, elementCount: number) =>
      event('UpdateLayoutTree', ts, { args: { elementCount } });
    expect(
      measure(task(200, 5), styled(98, 100), event('Paint', 101), styled(150, 90), styled(160, 20)),
    ).toEqual([5, 0, 1]);
  });

  it('refuses a trace without paint or without tasks', () => {
    expect(() => figuresOf([task(10, 10)], '/', 1)).toThrow('no first contentful paint');
    expect(() => measure()).toThrow('no task of the main thread');
  });
});
