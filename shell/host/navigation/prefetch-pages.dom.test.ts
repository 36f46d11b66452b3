import { answering, createTestContext, failing, network } from '@carefare/testing';
import { queries } from 'shared-contracts';
import { createJoinedApi } from 'shared-contracts/host';
import { expect, it, vi } from 'vitest';
import type { PagePrefetch } from './prefetch-page.ts';
import { prefetchPages } from './prefetch-pages.ts';

const JOINED = 'masters/joined';
const faqs = [{ question: 'How long is the trip?', answer: 'About fifteen days.' }];
const pages = ['29', '30', '52'].map(id => new URL(`/treatments/${id}`, location.href));

const joinApi = (signal: AbortSignal) => createJoinedApi({ baseUrl: '' }, signal);

function createPages() {
  const { queryClient } = createTestContext();
  const loadCode = vi.fn<PagePrefetch['loadCode']>(({ pathname }) =>
    Promise.resolve(
      ({ api: joined, queryClient: client, inView }) =>
        inView && client.fetchQuery(queries.faqs(joined, pathname.split('/').at(-1) ?? '')),
    ),
  );
  const known = () =>
    pages.map((_, index) => queryClient.getQueryData(['treatment-faqs', ['29', '30', '52'][index]]));
  const prefetch = (signal = new AbortController().signal) =>
    prefetchPages(pages, { loadCode, joinApi, queryClient }, signal);
  return { queryClient, loadCode, known, prefetch };
}

it('loads the code of pages, and then, in one call, the data that is not there; what fails is left out', async () => {
  const { queryClient, loadCode, known, prefetch } = createPages();
  queryClient.setQueryData(['treatment-faqs', '52'], []);
  network.use(answering('GET', JOINED, [faqs, null]));
  await prefetch();
  expect(loadCode).toHaveBeenCalledTimes(3);
  expect(known()).toEqual([faqs, undefined, []]);
  expect(queryClient.getQueryCache().getAll()).toHaveLength(2);
});

it('leaves nothing behind when the call fails', async () => {
  const { queryClient, prefetch } = createPages();
  network.use(failing('GET', JOINED));
  await prefetch();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

it('a page whose code fails costs the others nothing', async () => {
  const { loadCode, known, prefetch } = createPages();
  loadCode.mockRejectedValueOnce(new Error('offline'));
  network.use(answering('GET', JOINED, [faqs, faqs]));
  await prefetch();
  expect(known()).toEqual([undefined, faqs, faqs]);
});

it('waits for the calls of the current page, and asks for nothing more once it is left', async () => {
  const { queryClient, loadCode, prefetch } = createPages();
  const { promise, resolve } = Promise.withResolvers<unknown[]>();
  const own = queryClient.fetchQuery({ queryKey: ['list'], queryFn: () => promise });
  const leaving = new AbortController();
  const done = prefetch(leaving.signal);
  expect(loadCode).not.toHaveBeenCalled();
  loadCode.mockImplementationOnce(() => {
    leaving.abort();
    return Promise.resolve(undefined);
  });
  resolve([]);
  await Promise.all([own, done]);
  expect(loadCode).toHaveBeenCalledTimes(1);
  expect(queryClient.getQueryCache().getAll()).toHaveLength(1);
});

it('does not bring back what the page dropped meanwhile', async () => {
  const { queryClient, loadCode, known, prefetch } = createPages();
  queryClient.setQueryData(['draft'], { name: 'Zoë' });
  network.use(answering('GET', JOINED, [faqs, faqs, faqs]));
  loadCode.mockResolvedValueOnce(() => {
    queryClient.removeQueries({ queryKey: ['draft'] });
    return Promise.resolve(undefined);
  });
  await prefetch();
  expect(known().slice(1)).toEqual([faqs, faqs]);
  expect(queryClient.getQueryData(['draft'])).toBeUndefined();
});
