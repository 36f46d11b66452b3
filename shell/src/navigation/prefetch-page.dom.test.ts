import { createTestContext } from '@carefare/testing';
import { ApiError, type ExposedPage, queries } from 'shared-contracts';
import { expect, it, vi } from 'vitest';
import { compositionOf } from '../../testing/composition-of.ts';
import { createPagePrefetch } from './prefetch-page.ts';

const file = (name: string) => ({ file: name, integrity: 'sha384-x' });
const composition = compositionOf('catalogue', {
  web: file('web/remoteEntry.js'),
  exposes: {
    treatment: { js: [file('web/treatment.js')], css: [file('web/treatment.css')], entryPoints: [] },
  },
});

const treatment = (slug: string) => new URL(`https://carefare.example/treatments/${slug}`);

/** A prefetch whose pages load by `load`, and run this `prefetch`. */
function createPrefetch(prefetch: ExposedPage['prefetch']) {
  const { context } = createTestContext();
  const page: ExposedPage = {
    Component: () => null,
    load: vi.fn<NonNullable<ExposedPage['load']>>(),
    prefetch,
  };
  const load = vi.fn(() => Promise.resolve({ page }));
  const modules = {
    composition: () => composition,
    complete: () => Promise.resolve(),
    load,
  };
  const { queryClient } = context;
  const joined = { ...context.api };
  const prefetching = createPagePrefetch({ ...context, modules, createJoinedApi: () => joined });
  return { page, load, joined, queryClient, ...prefetching };
}

it('runs the page’s prefetch without a store, once per address, and not its load', async () => {
  const prefetch = vi.fn<NonNullable<ExposedPage['prefetch']>>(() => Promise.resolve());
  const { prefetchPage, page } = createPrefetch(prefetch);
  for (const slug of ['facelift', 'facelift', 'rhinoplasty/', 'rhinoplasty']) prefetchPage(treatment(slug));
  await expect.poll(() => prefetch).toHaveBeenCalledTimes(2);
  const [context] = prefetch.mock.calls[0] ?? [];
  expect(Object.keys(context ?? {}).sort()).toEqual(['api', 'params', 'queryClient', 'url']);
  expect(context?.params).toEqual({ slug: 'facelift' });
  expect(page.load).not.toHaveBeenCalled();
});

it('tries again after a failure', async () => {
  const prefetch = vi.fn<NonNullable<ExposedPage['prefetch']>>(() => Promise.resolve());
  const { prefetchPage, load } = createPrefetch(prefetch);
  load.mockRejectedValueOnce(new Error('offline'));
  prefetchPage(treatment('facelift'));
  await expect
    .poll(() => {
      prefetchPage(treatment('facelift'));
      return prefetch;
    })
    .toHaveBeenCalledOnce();
});

it('loads the code of pages in view, and then their data, for which they share an API; one that fails is left out', async () => {
  const { prefetchPages, joined, queryClient, load, page } = createPrefetch(
    ({ api, queryClient: client, params, inView }) =>
      inView ? client.fetchQuery(queries.faqs(api, params.slug ?? '')) : Promise.reject(new Error()),
  );
  queryClient.setQueryData(['treatment-faqs', 'known'], []);
  joined.treatmentFaqs = vi.fn((id: string) =>
    id === 'lasik'
      ? Promise.reject(new ApiError('failed', { code: 'network' }))
      : Promise.resolve([{ question: id, answer: '' }]),
  );
  const slugs = ['facelift', 'lasik', 'known'];
  await prefetchPages(slugs.map(treatment), new AbortController().signal);
  expect(load).toHaveBeenCalledTimes(3);
  expect(page.load).not.toHaveBeenCalled();
  expect(vi.mocked(joined.treatmentFaqs).mock.calls.map(([id]) => id)).toEqual(['facelift', 'lasik']);
  expect(slugs.map(slug => queryClient.getQueryData(['treatment-faqs', slug]))).toEqual([
    [{ question: 'facelift', answer: '' }],
    undefined,
    [],
  ]);
  expect(queryClient.getQueryState(['treatment-faqs', 'lasik'])).toBeUndefined();
});

it('waits for the calls of the page itself, and drops data that comes after an abort', async () => {
  const { prefetchPages, joined, queryClient } = createPrefetch(({ api, queryClient: client, params }) =>
    client.fetchQuery(queries.faqs(api, params.slug ?? '')),
  );
  const own = Promise.withResolvers<unknown[]>();
  const answer = Promise.withResolvers<[]>();
  joined.treatmentFaqs = vi.fn(() => answer.promise);
  const listed = queryClient.fetchQuery({ queryKey: ['list'], queryFn: () => own.promise });
  const leaving = new AbortController();
  const done = prefetchPages([treatment('facelift')], leaving.signal);
  expect(joined.treatmentFaqs).not.toHaveBeenCalled();
  own.resolve([]);
  await listed;
  await expect.poll(() => joined.treatmentFaqs).toHaveBeenCalledOnce();
  leaving.abort();
  answer.resolve([]);
  await done;
  expect(queryClient.getQueryData(['treatment-faqs', 'facelift'])).toBeUndefined();
});

it('loads a widget of the current page by the section that a link leads to', async () => {
  document.body.innerHTML = '<section id="costs" data-module="calculator/calculator"></section>';
  const { prefetchPage, load } = createPrefetch(undefined);
  prefetchPage(new URL('#costs', location.href));
  await expect.poll(() => load.mock.calls).toEqual([['calculator/calculator']]);
});
