import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isSiteReachable } from '../page/fetch-composition.ts';
import { startRecovery } from './start-recovery.ts';

vi.mock('../page/fetch-composition.ts', () => ({
  isSiteReachable: vi.fn<() => Promise<boolean>>(),
}));
const url = new URL('/blog', document.baseURI);
const recoverNavigation = vi.fn();
const importGone = vi.fn(() => Promise.reject(new Error('404')));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function start(importRecovery: () => Promise<never>) {
  const openDocument = vi.fn<(address: string) => void>();
  const visit = new AbortController();
  const navigation = { url, error: new Error('no code'), load: vi.fn(), open: vi.fn(), signal: visit.signal };
  startRecovery(navigation, importRecovery, openDocument);
  return { openDocument, navigation, visit };
}

it('hands the navigation on to the code for it', async () => {
  const { navigation, openDocument } = start(() => Promise.resolve({ recoverNavigation } as never));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(recoverNavigation).toHaveBeenCalledExactlyOnceWith(navigation);
  expect(openDocument).not.toHaveBeenCalled();
});

it('loads the page from the server, once, if that code is gone while the site answers', async () => {
  vi.mocked(isSiteReachable).mockResolvedValue(true);
  const { openDocument } = start(importGone);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(openDocument).toHaveBeenCalledExactlyOnceWith(url.href);
});

it('waits while the site does not answer, and leaves a visitor alone who went elsewhere', async () => {
  vi.mocked(isSiteReachable).mockResolvedValue(false);
  const { openDocument, visit } = start(importGone);
  await vi.advanceTimersByTimeAsync(20_000);
  visit.abort();
  vi.mocked(isSiteReachable).mockResolvedValue(true);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(openDocument).not.toHaveBeenCalled();
});
