import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageCache } from './page-cache.server.ts';
import type { RenderedPage } from './render.server.tsx';

const good: RenderedPage = { status: 200, html: '<p>good</p>', complete: true };
const newer: RenderedPage = { ...good, html: '<p>newer</p>' };
const failed: RenderedPage = { status: 503, html: '<p>come again</p>', complete: false };

// The cache reads the monotonic clock; pages are compressed in real time.
let time = 0;
const pass = (ms: number) => {
  time += ms;
};
beforeEach(() => {
  told.length = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
});

const told: unknown[] = [];

/** A cache whose renders end as told, the last one for ever. */
function cacheOf(...pages: (RenderedPage | Error)[]) {
  const render = vi.fn((): Promise<RenderedPage> => {
    const page = pages.length > 1 ? pages.shift() : pages[0];
    return page instanceof Error ? Promise.reject(page) : Promise.resolve(page ?? good);
  });
  return { cache: createPageCache(render, 10, error => told.push(error)), render };
}

describe('the cache of pages', () => {
  it('renders once for a thousand who ask at the same time, and not again within a minute', async () => {
    const { cache, render } = cacheOf(good);
    const pages = await Promise.all(Array.from({ length: 1_000 }, () => cache.get('set', '/')));
    pass(59_000);
    await cache.get('set', '/');
    expect(render).toHaveBeenCalledTimes(1);
    expect(new Set(pages.map(({ etag }) => etag)).size).toBe(1);
  });

  it('renders again for another path and for another set', async () => {
    const { cache, render } = cacheOf(good);
    for (const [set, path] of [
      ['set', '/'],
      ['set', '/about'],
      ['other', '/'],
    ] as const)
      await cache.get(set, path);
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('lets nobody wait for a page that is a minute old: the next one is made meanwhile', async () => {
    const { cache, render } = cacheOf(good, newer);
    await cache.get('set', '/');
    pass(61_000);
    expect((await cache.get('set', '/')).html).toBe(good.html);
    await vi.waitFor(async () => expect((await cache.get('set', '/')).html).toBe(newer.html));
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('makes the page anew for who asks after more than ten minutes', async () => {
    const { cache } = cacheOf(good, newer);
    await cache.get('set', '/');
    pass(661_000);
    expect((await cache.get('set', '/')).html).toBe(newer.html);
  });

  it.each([
    ['a page without its data', failed],
    ['a page without one of its parts', { ...newer, complete: false }],
    ['a render that throws', new Error('broken')],
  ])('answers with the last good page in place of %s, however old', async (_name, second) => {
    const { cache, render } = cacheOf(good, second);
    await cache.get('set', '/');
    for (const age of [61_000, 700_000, 700_000]) {
      pass(age);
      expect((await cache.get('set', '/')).html).toBe(good.html);
    }
    expect(render.mock.calls.length).toBeGreaterThan(1);
    expect(told).toEqual(second instanceof Error ? [second, second, second] : []);
  });

  it('never keeps an incomplete page', async () => {
    const { cache, render } = cacheOf(failed, { ...good, complete: false }, good);
    expect((await cache.get('set', '/')).status).toBe(503);
    expect((await cache.get('set', '/')).complete).toBe(false);
    expect((await cache.get('set', '/')).complete).toBe(true);
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('passes on what is wrong when there is no page to answer with', async () => {
    const { cache } = cacheOf(new Error('broken'), good);
    await expect(cache.get('set', '/')).rejects.toThrow('broken');
    expect((await cache.get('set', '/')).complete).toBe(true);
  });

  it('answers all who ask at the same time for more pages than it keeps', async () => {
    const { cache } = cacheOf(good);
    const paths = Array.from({ length: 40 }, (_, index) => `/${index}`);
    const pages = await Promise.all(paths.map(path => cache.get('set', path)));
    expect(pages.every(({ status }) => status === 200)).toBe(true);
  });

  it('keeps as many pages as it is told', async () => {
    const { cache, render } = cacheOf(good);
    for (let index = 0; index <= 10; index += 1) await cache.get('set', `/${index}`);
    await cache.get('set', '/10');
    expect(render).toHaveBeenCalledTimes(11);
    await cache.get('set', '/0');
    expect(render).toHaveBeenCalledTimes(12);
  });
});
