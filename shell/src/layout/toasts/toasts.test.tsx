// @vitest-environment jsdom

import { act, screen, waitFor, within } from '@carefare/testing';
import type { Toast } from 'shared-contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderShell } from '../../../testing/render-shell.tsx';
import { Announcer } from '../announcer.tsx';
import { notify, Toasts } from './toasts.tsx';

const toast = (title: string): Toast => ({ title, text: `${title} text`, tone: 'success' });
const titles = () => screen.queryAllByRole('group').map(group => group.getAttribute('aria-label'));
const close = (title: string) => screen.getByRole('button', { name: `Close: ${title}` });

function show() {
  return renderShell(
    <>
      <Toasts />
      <Announcer />
    </>,
  );
}
afterEach(() => vi.useRealTimers());

describe('toasts', () => {
  it('show title and text, are announced, and are no live region of their own', async () => {
    const { user } = show();
    expect(screen.queryAllByRole('group')).toEqual([]);
    act(() => notify(toast('Saved')));
    const group = await screen.findByRole('group', { name: 'Saved' });
    expect(within(group).getByText('Saved text')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Saved. Saved text');
    expect(document.querySelectorAll('[role=alert], [aria-live]')).toHaveLength(1);
    await user.click(close('Saved'));
    await waitFor(() => expect(titles()).toEqual([]));
  });

  it('show three at a time; the fourth follows when one closes', async () => {
    const { user } = show();
    act(() => {
      for (const title of ['One', 'Two', 'Three', 'Four']) notify(toast(title));
    });
    await waitFor(() => expect(titles()).toEqual(['One', 'Two', 'Three']));
    await user.click(close('Two'));
    await waitFor(() => expect(titles()).toEqual(['One', 'Three', 'Four']));
    for (const title of ['One', 'Three', 'Four']) await user.click(close(title));
    await waitFor(() => expect(titles()).toEqual([]));
  });

  it('close after 4 s', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show();
    act(() => notify(toast('Soon gone')));
    await screen.findByRole('group', { name: 'Soon gone' });
    await act(() => vi.advanceTimersByTimeAsync(3_500));
    expect(titles()).toEqual(['Soon gone']);
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    expect(titles()).toEqual([]);
  });

  it.each([
    [19, ['Swiped']],
    [20, []],
  ])('after a swipe of %i px, %j remain', async (distance, remaining) => {
    const { user } = show();
    act(() => notify(toast('Swiped')));
    const target = await screen.findByText('Swiped text');
    await user.pointer([
      { keys: '[TouchA>]', target, coords: { clientX: 100 } },
      { pointerName: 'TouchA', target, coords: { clientX: 100 + distance } },
      { keys: '[/TouchA]', target, coords: { clientX: 100 + distance } },
    ]);
    await waitFor(() => expect(titles()).toEqual(remaining));
    if (remaining.length > 0) await user.click(close('Swiped'));
    await waitFor(() => expect(titles()).toEqual([]));
  });
});
