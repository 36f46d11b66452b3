import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageCache } from './page-cache.ts';
import type { RenderedPage } from './rendered-page.ts';

const pageWith = (html: string): RenderedPage => ({
  status: 200,
  html: new TextEncoder().encode(html),
  isComplete: true,
});
const good = pageWith('<p>good</p>');
const newer = pageWith('<p>newer</p>');
const failed: RenderedPage = { ...pageWith('<p>failed</p>'), status: 503, isComplete: false };

// The cache reads the monotonic clock.
let time = 0;
const advance = (ms: number) => {
  time += ms;
};
beforeEach(() => {
  errors.length = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
});

const errors: unknown[] = [];

/** A cache whose renders give these pages in turn, and then the last one again. */
function cacheOf(...pages: (RenderedPage | Error)[]) {
  const render = vi.fn((): Promise<RenderedPage> => {
    const page = pages.length > 1 ? pages.shift() : pages[0];
    return page instanceof Error ? Promise.reject(page) : Promise.resolve(page ?? good);
  });
  const onCached = vi.fn();
  return { cache: createPageCache(render, 10, error => errors.push(error), onCached), render, onCached };
}

describe('the page cache', () => {
  it('renders once for a thousand simultaneous requests, and not again within a minute', async () => {
    const { cache, render } = cacheOf(good);
    const pages = await Promise.all(Array.from({ length: 1_000 }, () => cache.get('composition', '/')));
    advance(59_000);
    await cache.get('composition', '/');
    expect(render).toHaveBeenCalledTimes(1);
    expect(new Set(pages.map(({ etag }) => etag)).size).toBe(1);
  });

  it('renders again for another path and for another composition', async () => {
    const { cache, render } = cacheOf(good);
    await cache.get('composition', '/');
    await cache.get('composition', '/about');
    await cache.get('other', '/');
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('sends the old page after a minute, while the next one renders, and waits for it after ten', async () => {
    const { cache, render } = cacheOf(good, newer, good);
    await cache.get('composition', '/');
    advance(61_000);
    expect((await cache.get('composition', '/')).html).toBe(good.html);
    await expect.poll(async () => (await cache.get('composition', '/')).html).toBe(newer.html);
    expect(render).toHaveBeenCalledTimes(2);
    advance(661_000);
    expect((await cache.get('composition', '/')).html).toBe(good.html);
  });

  it('compresses a page again only if it has changed', async () => {
    const { cache, onCached } = cacheOf(good, pageWith('<p>good</p>'), newer);
    const pages = [];
    for (let render = 0; render < 3; render += 1) {
      pages.push(await cache.get('composition', '/'));
      advance(661_000);
    }
    const [first, same, changed] = await Promise.all(pages.map(page => page.encode('br')));
    expect(same).toBe(first);
    expect(brotliDecompressSync(changed ?? '').toString()).toBe('<p>newer</p>');
    expect(pages[1]).toBe(pages[0]);
    expect(onCached.mock.calls).toEqual([[pages[0]], [pages[2]]]);
    expect(pages[2]?.etag).not.toBe(pages[0]?.etag);
  });

  it.each([
    ['a page lacks its data', failed],
    ['a page lacks a widget', { ...newer, isComplete: false }],
    ['rendering throws', new Error('broken')],
  ])('sends the last good page, however old, when %s', async (_name, second) => {
    const { cache, render } = cacheOf(good, second);
    await cache.get('composition', '/');
    for (const age of [61_000, 700_000, 700_000]) {
      advance(age);
      expect((await cache.get('composition', '/')).html).toBe(good.html);
    }
    expect(render.mock.calls.length).toBeGreaterThan(1);
    expect(errors).toEqual(second instanceof Error ? [second, second, second] : []);
  });

  it('never caches an incomplete page', async () => {
    const { cache, render } = cacheOf(failed, { ...good, isComplete: false }, good);
    expect((await cache.get('composition', '/')).status).toBe(503);
    expect((await cache.get('composition', '/')).isComplete).toBe(false);
    expect((await cache.get('composition', '/')).isComplete).toBe(true);
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('rejects when rendering fails and no page is cached', async () => {
    const { cache } = cacheOf(new Error('broken'), good);
    await expect(cache.get('composition', '/')).rejects.toThrow('broken');
    expect((await cache.get('composition', '/')).isComplete).toBe(true);
  });

  it('caches no more pages than its maximum', async () => {
    const { cache, render } = cacheOf(good);
    const paths = Array.from({ length: 11 }, (_, index) => `/${index}`);
    const pages = await Promise.all(paths.map(path => cache.get('composition', path)));
    expect(pages.every(({ status }) => status === 200)).toBe(true);
    await cache.get('composition', '/10');
    expect(render).toHaveBeenCalledTimes(11);
    await cache.get('composition', '/0');
    expect(render).toHaveBeenCalledTimes(12);
  });
});
