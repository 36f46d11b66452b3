import { createTestContext, waitFor } from '@carefare/testing';
import { type Api, sessionAtom } from 'shared-contracts';
import { storageKeys } from 'shared-contracts/host';
import { expect, it, vi } from 'vitest';
import { createBrowserSession } from './browser-session.ts';

/** Starts the session of a visitor in the UK, who has none yet, with an API that answers so. */
async function start(calls: Partial<Api>) {
  vi.stubGlobal('fetch', async () => Response.json({ ip: 'a1b2', country: 'UK', city: 'Leeds' }));
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { context, queryClient } = createTestContext({ session: null });
  const api = { ...context.api, startSession: async () => 8, treatments: async () => [], ...calls };
  await createBrowserSession({ api, store: context.store, queryClient }).start();
  return { queryClient, store: context.store, warn };
}

it('starts a session that could not be started as soon as the connection is back', async () => {
  const startSession = vi.fn<Api['startSession']>().mockRejectedValueOnce(new Error('no network'));
  const { warn } = await start({ startSession });
  expect(warn).toHaveBeenCalledWith('Session start', new Error('no network'));
  expect(localStorage.getItem(storageKeys.sessionId)).toBeNull();
  startSession.mockResolvedValue(8);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(localStorage.getItem(storageKeys.sessionId)).toBe('8'));
  expect(startSession.mock.lastCall?.[0]).toEqual({ ip: 'a1b2', country: 'UK' });
});

it('knows the visitor’s city', async () => {
  const { store } = await start({});
  expect(store.get(sessionAtom).locationInfo?.country_city).toBe('UK, Leeds');
});

it.each([
  ['fails', 1],
  ['is cancelled by a page that closes', 0],
])('reports a list of treatments that %s %i times', async (how, count) => {
  const list = Promise.withResolvers<never[]>();
  const treatments = vi.fn(() => list.promise);
  const { queryClient, warn } = await start({ treatments });
  await waitFor(() => expect(treatments).toHaveBeenCalled());
  if (how === 'fails') list.reject(new Error('no list'));
  else await queryClient.cancelQueries();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(count));
});

it('loads the first of many treatments', async () => {
  const treatments = vi.fn(async () => []);
  await start({ hasManyTreatments: true, treatments });
  await waitFor(() => expect(treatments).toHaveBeenCalledExactlyOnceWith(expect.anything(), { search: '' }));
});
