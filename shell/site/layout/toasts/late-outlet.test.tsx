import { act, screen } from '@carefare/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderShell } from '../../../testing/render-shell.tsx';
import type * as ToastOutlet from './toast-outlet.tsx';
import { notify, Toasts } from './toasts.tsx';

const line = vi.hoisted(() => ({ isGone: true }));
vi.mock('./toast-outlet.tsx', async importOriginal => {
  const { outlet } = await importOriginal<typeof ToastOutlet>();
  return {
    get outlet() {
      if (line.isGone) throw new Error('no network');
      return outlet;
    },
  };
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('toasts whose code does not arrive show once it does', async () => {
  renderShell(<Toasts />);
  act(() => notify({ title: 'Not saved', text: '', tone: 'error' }));
  await vi.dynamicImportSettled();
  expect(screen.queryByRole('group')).toBeNull();
  line.isGone = false;
  await act(() => vi.advanceTimersByTimeAsync(2_500));
  expect(screen.getByRole('group', { name: 'Not saved' })).toBeVisible();
});
