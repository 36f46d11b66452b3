import { act, screen } from '@carefare/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isSiteReachable } from '../page/fetch-composition.ts';
import { pageErrors } from '../reports/report-error.ts';
import { recoverNavigation } from './recover-navigation.tsx';

vi.mock('../page/fetch-composition.ts', () => ({
  isSiteReachable: vi.fn<() => Promise<boolean>>(),
}));
const connection = vi.mocked(isSiteReachable);
const notice = () => screen.queryByRole('region', { name: 'You seem to be offline' });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  pageErrors.length = 0;
});
afterEach(() => vi.useRealTimers());

async function recover(isReachable: boolean, load = vi.fn(() => Promise.resolve())) {
  connection.mockResolvedValue(isReachable);
  const visit = new AbortController();
  const openDocument = vi.fn<(address: string) => void>();
  const url = new URL('/blog', document.baseURI);
  const open = vi.fn<() => void>();
  recoverNavigation({ url, error: new Error('no code'), load, open, signal: visit.signal }, openDocument);
  await pass(0);
  return { open, openDocument, leave: () => act(() => visit.abort()) };
}

it('tries once more at once while the site answers, without a word', async () => {
  const { open, openDocument } = await recover(true);
  expect(open).toHaveBeenCalledOnce();
  expect([notice(), openDocument.mock.calls, pageErrors]).toEqual([null, [], []]);
});

it('loads the page from the server, once, if its code fails again while the site answers', async () => {
  const { openDocument } = await recover(
    true,
    vi.fn(() => Promise.reject(new Error('404'))),
  );
  await pass(60_000);
  expect(pageErrors).toEqual([['load', new Error('no code'), undefined]]);
  expect(openDocument.mock.calls).toEqual([[new URL('/blog', document.baseURI).href]]);
});

it('says that the connection is gone, takes the focus, and tries again by itself, on "online" and by the button', async () => {
  const { open, leave } = await recover(false);
  expect(notice()).toHaveFocus();
  expect(connection).toHaveBeenCalledTimes(1);
  await pass(2_000);
  expect(connection).toHaveBeenCalledTimes(2);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(connection).toHaveBeenCalledTimes(3);
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  expect(connection).toHaveBeenCalledTimes(4);
  connection.mockResolvedValue(true);
  await pass(12_000);
  expect(open).toHaveBeenCalledOnce();
  leave();
  expect(notice()).toBeNull();
});

it('asks for nothing more once the visitor stays, and gives the focus back', async () => {
  const link = document.body.appendChild(document.createElement('button'));
  link.focus();
  const { open } = await recover(false);
  await act(async () => screen.getByRole('button', { name: 'Stay on this page' }).click());
  expect(link).toHaveFocus();
  connection.mockResolvedValue(true);
  await pass(60_000);
  expect([notice(), open.mock.calls]).toEqual([null, []]);
  link.remove();
});

it('is over as soon as the visitor goes elsewhere', async () => {
  const { open, leave } = await recover(false);
  leave();
  connection.mockResolvedValue(true);
  await pass(60_000);
  expect([notice(), open.mock.calls]).toEqual([null, []]);
});
