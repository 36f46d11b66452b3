import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageCache } from './page-cache.server.ts';
import type { RenderedPage } from './render.server.tsx';

const good: RenderedPage = { status: 200, html: '<p>good</p>', complete: true };
const failed: RenderedPage = { status: 503, html: '<p>come again</p>', complete: false };

// The cache reads the monotonic clock; pages are compressed in real time.
let time = 0;
const pass = (ms: number) => {
  time += ms;
};
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => time));

/** A cache whose renders end as told, the last one for ever. */
function cacheOf(...pages: (RenderedPage | Error)[]) {
  const render = vi.fn((): Promise<RenderedPage> => {
    const page = pages.length > 1 ? pages.shift() : pages[0];
    return page instanceof Error ? Promise.reject(page) : Promise.resolve(page ?? good);
  });
  return { cache: createPageCache(render), render };
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

  it('renders again after a minute, for another path and for another set', async () => {
    const { cache, render } = cacheOf(good);
    await cache.get('set', '/');
    pass(61_000);
    await cache.get('set', '/');
    await cache.get('set', '/about');
    await cache.get('other', '/');
    expect(render).toHaveBeenCalledTimes(4);
  });

  it.each([
    ['a page without its data', failed],
    ['a render that throws', new Error('broken')],
  ])('answers with the last good page in place of %s', async (_name, second) => {
    const { cache, render } = cacheOf(good, second);
    await cache.get('set', '/');
    pass(61_000);
    expect((await cache.get('set', '/')).html).toBe(good.html);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('never keeps an incomplete page', async () => {
    const { cache, render } = cacheOf(failed, { ...good, complete: false }, good);
    expect((await cache.get('set', '/')).status).toBe(503);
    expect((await cache.get('set', '/')).complete).toBe(false);
    expect((await cache.get('set', '/')).complete).toBe(true);
    expect(render).toHaveBeenCalledTimes(3);
  });
});
