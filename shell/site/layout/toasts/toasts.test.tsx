import { act, fireEvent, screen, within } from '@carefare/testing';
import type { Toast } from 'shared-contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Announcer } from '../../../host/announcer.tsx';
import { renderShell } from '../../../testing/render-shell.tsx';
import { notify, Toasts } from './toasts.tsx';

const toast = (title: string): Toast => ({ title, text: `${title} text`, tone: 'success' });
const titles = () => screen.queryAllByRole('group').map(group => group.getAttribute('aria-label'));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Longer than a toast needs to leave. */
const LEAVING = 1_000;
async function close(title: string) {
  fireEvent.click(screen.getByRole('button', { name: `Close: ${title}` }));
  await pass(LEAVING);
}

async function show(...toasts: string[]) {
  renderShell(
    <>
      <Toasts />
      <Announcer />
    </>,
  );
  expect(titles()).toEqual([]);
  act(() => {
    for (const title of toasts) notify(toast(title));
  });
  await import('./toast-outlet.tsx');
  await pass(0);
}
beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('toasts', () => {
  it('show title and text, are announced, are not a live region of their own, and close after 4 s', async () => {
    await show('Saved');
    expect(within(screen.getByRole('group', { name: 'Saved' })).getByText('Saved text')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Saved. Saved text');
    expect(document.querySelectorAll('[role=alert], [aria-live]')).toHaveLength(1);
    await pass(3_500);
    expect(titles()).toEqual(['Saved']);
    await pass(500 + LEAVING);
    expect(titles()).toEqual([]);
  });

  it('show on a plain http origin, where browsers make no random ids', async () => {
    vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new TypeError('crypto.randomUUID is not a function');
    });
    await show('Saved');
    expect(titles()).toEqual(['Saved']);
    await close('Saved');
    expect(titles()).toEqual([]);
  });

  it('show three at a time; the fourth follows when one closes', async () => {
    await show('One', 'Two', 'Three', 'Four');
    expect(titles()).toEqual(['One', 'Two', 'Three']);
    await close('Two');
    expect(titles()).toEqual(['One', 'Three', 'Four']);
    for (const title of ['One', 'Three', 'Four']) await close(title);
  });

  it.each([
    [19, ['Swiped']],
    [20, []],
  ])('after a swipe of %i px, %j remain', async (distance, remaining) => {
    // The library's own rule is about a third of the width, which jsdom does not have.
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(440);
    await show('Swiped');
    const target = screen.getByText('Swiped text');
    fireEvent.pointerDown(target, { clientX: 100 });
    fireEvent.pointerUp(target, { clientX: 100 + distance });
    await pass(LEAVING);
    expect(titles()).toEqual(remaining);
    if (remaining.length > 0) await close('Swiped');
  });
});
