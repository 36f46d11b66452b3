import { createTestContext } from '@carefare/testing';
import type { ExposedModule, ExposedPage } from 'shared-contracts';
import { expect, it, vi } from 'vitest';
import { compositionOf } from '../../testing/composition-of.ts';
import { rows } from '../../testing/rows.ts';
import { createPagePrefetch } from './prefetch-page.ts';

const file = (name: string) => ({ file: name, integrity: 'sha384-x' });
const slots = [{ name: 'treatment.estimate', takes: 'one' as const, params: ['slug'] }];
const catalogue = compositionOf('catalogue', {
  web: file('web/remoteEntry.js'),
  exposes: {
    treatment: { js: [file('web/treatment.js')], css: [file('web/treatment.css')], entryPoints: [] },
  },
  pages: rows.catalogue.map(row => Object.assign({ slots }, row)),
});
const calculator = compositionOf('calculator', {
  widgets: [{ expose: 'quick-estimate', slot: 'treatment.estimate' }],
});
const composition = { ...catalogue, remotes: { ...catalogue.remotes, ...calculator.remotes } };

const treatment = (slug: string) => new URL(`https://carefare.example/treatments/${slug}`);

/** A prefetch whose pages load by `load`, and run `prefetch`. */
function createPrefetch() {
  const { context } = createTestContext();
  const prefetch = vi.fn<NonNullable<ExposedPage['prefetch']>>(() => Promise.resolve());
  const page: ExposedPage = {
    Component: () => null,
    load: vi.fn<NonNullable<ExposedPage['load']>>(),
    prefetch,
  };
  const load = vi.fn(() => Promise.resolve({ page }));
  const partCode = vi.fn<(id: string) => Promise<ExposedModule>>(() =>
    Promise.resolve({ page: { Component: () => null } }),
  );
  const modules = {
    composition: () => composition,
    complete: () => Promise.resolve(),
    load,
    loadCode: partCode,
    loadRuntime: () => Promise.resolve(),
  };
  return { page, prefetch, load, partCode, ...createPagePrefetch({ ...context, modules }) };
}

it('runs the page’s prefetch without a store, once per address, and not its load', async () => {
  const { prefetchPage, prefetch, page } = createPrefetch();
  for (const slug of ['facelift', 'facelift', 'rhinoplasty/', 'rhinoplasty']) prefetchPage(treatment(slug));
  await expect.poll(() => prefetch).toHaveBeenCalledTimes(2);
  const [context] = prefetch.mock.calls[0] ?? [];
  expect(Object.keys(context ?? {}).sort()).toEqual(['api', 'params', 'queryClient', 'url']);
  expect(context?.params).toEqual({ slug: 'facelift' });
  expect(page.load).not.toHaveBeenCalled();
});

it('loads the code of what other remotes have in the page, which may fail', async () => {
  const { prefetchPage, prefetch, partCode } = createPrefetch();
  partCode.mockRejectedValueOnce(new Error('offline'));
  prefetchPage(treatment('facelift'));
  await expect.poll(() => prefetch).toHaveBeenCalledOnce();
  expect(partCode.mock.calls).toEqual([['calculator/quick-estimate']]);
});

it('tries again after a failure', async () => {
  const { prefetchPage, prefetch, load } = createPrefetch();
  load.mockRejectedValueOnce(new Error('offline'));
  prefetchPage(treatment('facelift'));
  await expect
    .poll(() => {
      prefetchPage(treatment('facelift'));
      return prefetch;
    })
    .toHaveBeenCalledOnce();
});

it('loads a widget of the current page by the section that a link leads to', async () => {
  document.body.innerHTML = '<section id="costs" data-module="calculator/calculator"></section>';
  const { prefetchPage, load } = createPrefetch();
  prefetchPage(new URL('#costs', location.href));
  await expect.poll(() => load.mock.calls).toEqual([['calculator/calculator']]);
});
