import { act, renderExpose, screen } from '@carefare/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { useToday } from './use-today.ts';

const Day = () => <p>{useToday()}</p>;

afterEach(() => void vi.useRealTimers());

it('is another day from midnight on, and each midnight after', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 28, 23, 59, 30) });
  const { unmount } = renderExpose({ widget: { Component: Day } });
  const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1_000));
  pass(29);
  expect(screen.getByText('2026-11-28')).toBeVisible();
  pass(1);
  expect(screen.getByText('2026-11-29')).toBeVisible();
  pass(24 * 3_600);
  expect(screen.getByText('2026-11-30')).toBeVisible();
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
