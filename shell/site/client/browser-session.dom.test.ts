import { createTestContext, waitFor } from '@carefare/testing';
import { storageKeys } from 'shared-contracts/host';
import { afterEach, expect, it, vi } from 'vitest';
import { createBrowserSession } from './browser-session.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('starts a session that could not be started as soon as the connection is back', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ ip: 'a1b2', country: 'UK' }));
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { context, queryClient } = createTestContext({ session: null });
  const startSession = vi.fn(context.api.startSession).mockRejectedValueOnce(new Error('no network'));
  const api = { ...context.api, startSession, treatments: async () => [] };
  const session = createBrowserSession({ api, store: context.store, queryClient });
  await session.start();
  expect(warn).toHaveBeenCalledWith('Session start', new Error('no network'));
  expect(localStorage.getItem(storageKeys.sessionId)).toBeNull();
  startSession.mockResolvedValue(8);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(localStorage.getItem(storageKeys.sessionId)).toBe('8'));
  expect(startSession.mock.lastCall?.[0]).toEqual({ ip: 'a1b2', country: 'UK' });
});

it.each([
  ['fails', 1],
  ['is cancelled by a page that closes', 0],
])('reports a list of treatments that %s %i times', async (how, count) => {
  vi.stubGlobal('fetch', async () => Response.json({ ip: 'a1b2', country: 'UK' }));
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { context, queryClient } = createTestContext({ session: null });
  const list = Promise.withResolvers<never[]>();
  const treatments = vi.fn(() => list.promise);
  const session = createBrowserSession({
    api: { ...context.api, startSession: async () => 8, treatments },
    store: context.store,
    queryClient,
  });
  await session.start();
  await waitFor(() => expect(treatments).toHaveBeenCalled());
  if (how === 'fails') list.reject(new Error('no list'));
  else await queryClient.cancelQueries();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(count));
});

it('loads the first of many treatments', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ ip: 'a1b2', country: 'UK' }));
  const { context, queryClient } = createTestContext({ session: null });
  const treatments = vi.fn(async () => []);
  const api = { ...context.api, hasManyTreatments: true, startSession: async () => 8, treatments };
  const session = createBrowserSession({ api, store: context.store, queryClient });
  await session.start();
  await waitFor(() => expect(treatments).toHaveBeenCalledExactlyOnceWith(expect.anything(), { search: '' }));
});
