import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { compositionOf } from '../../../testing/composition-of.ts';
import type { CompositionSnapshot } from '../composition/composition-snapshot.ts';
import { RequestedPage } from '../incoming-request.ts';
import type { RenderedPage } from '../rendering/rendered-page.ts';
import { createResponseCache } from './response-cache.ts';

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
  const cache = createResponseCache({
    render,
    max: 10,
    findEarlier: () => ['long before', 'before'],
    onError: error => errors.push(error),
  });
  return {
    load: (path = '/', id = 'composition') => cache.load(requestOf(path, id), 'client'),
    cache,
    render,
  };
}

const requestOf = (path: string, id: string) =>
  new RequestedPage({ composition: { ...compositionOf('quote'), id } } as CompositionSnapshot, path);

describe('the response cache', () => {
  it('renders once for a thousand simultaneous requests, and not again within a minute', async () => {
    const { load, render } = cacheOf(good);
    const pages = await Promise.all(Array.from({ length: 1_000 }, () => load()));
    advance(59_000);
    await load();
    expect(render).toHaveBeenCalledTimes(1);
    expect(new Set(pages.map(({ etag }) => etag)).size).toBe(1);
  });

  it('lets go of a page that is not found any more', async () => {
    const gone: RenderedPage = { ...pageWith('<p>gone</p>'), status: 404, isComplete: false };
    const { cache, load, render } = cacheOf(good, gone);
    await load();
    advance(61_000);
    cache.find(requestOf('/', 'composition'));
    await expect.poll(() => render).toHaveBeenCalledTimes(2);
    await expect.poll(() => cache.find(requestOf('/', 'composition'))).toBeUndefined();
    expect((await load()).status).toBe(404);
    expect(errors).toEqual([]);
  });

  it('sends the old page after a minute, while the next one renders, and waits for it after ten', async () => {
    const { load, render } = cacheOf(good, newer, good);
    await load();
    advance(61_000);
    expect((await load()).html).toBe(good.html);
    await expect.poll(async () => (await load()).html).toBe(newer.html);
    expect(render).toHaveBeenCalledTimes(2);
    advance(661_000);
    expect((await load()).html).toBe(good.html);
  });

  it('compresses a page again only if it has changed', async () => {
    const { load } = cacheOf(good, pageWith('<p>good</p>'), newer);
    const pages = [];
    for (let render = 0; render < 3; render += 1) {
      pages.push(await load());
      advance(661_000);
    }
    const [first, same, changed] = await Promise.all(pages.map(page => page.encode('br')));
    expect(same).toBe(first);
    expect(brotliDecompressSync(changed ?? '').toString()).toBe('<p>newer</p>');
    expect(pages[1]).toBe(pages[0]);
    expect(pages[2]?.etag).not.toBe(pages[0]?.etag);
  });

  it.each([
    ['a page lacks its data', failed],
    ['a page lacks a widget', { ...newer, isComplete: false }],
    ['rendering throws', new Error('broken')],
  ])('sends the last good page, however old, when %s', async (_name, second) => {
    const { load, render } = cacheOf(good, second);
    await load();
    for (const age of [61_000, 700_000, 700_000]) {
      advance(age);
      expect((await load()).html).toBe(good.html);
    }
    expect(render.mock.calls.length).toBeGreaterThan(1);
    expect(errors).toEqual(second instanceof Error ? [second, second, second] : []);
  });

  it('sends the page of an earlier composition in place of one that lacks its data, until it has it', async () => {
    const lacking = { ...failed, isWithoutData: true };
    const { load } = cacheOf(good, lacking, newer);
    await load('/', 'before');
    advance(700_000);
    expect(await load('/', 'now')).toMatchObject({ html: good.html, isComplete: false });
    advance(10_001);
    await load('/', 'now');
    await expect.poll(async () => (await load('/', 'now')).html).toBe(newer.html);
  });

  it('sends no page of an earlier composition in place of one that throws', async () => {
    const { load } = cacheOf(good, { ...failed, isWithoutData: true }, new Error('broken'));
    await load('/', 'before');
    await load('/', 'now');
    advance(700_000);
    await expect(load('/', 'now')).rejects.toThrow('broken');
  });

  it('never caches an incomplete page', async () => {
    const { load, render } = cacheOf(failed, { ...good, isComplete: false }, good);
    expect((await load()).status).toBe(503);
    expect((await load()).isComplete).toBe(false);
    expect((await load()).isComplete).toBe(true);
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('caches no more pages than its maximum', async () => {
    const { load, render } = cacheOf(good);
    const paths = Array.from({ length: 11 }, (_, index) => `/${index}`);
    const pages = await Promise.all(paths.map(path => load(path)));
    expect(pages.every(({ status }) => status === 200)).toBe(true);
    await load('/10');
    expect(render).toHaveBeenCalledTimes(11);
    await load('/0');
    expect(render).toHaveBeenCalledTimes(12);
  });

  it('has a kept page at once, also an old one, which it renders again meanwhile, but none that is too old', async () => {
    const { load, cache, render } = cacheOf(good, newer);
    const find = () => cache.find(requestOf('/', 'composition'))?.html;
    expect(find()).toBeUndefined();
    await load();
    advance(59_000);
    expect(find()).toBe(good.html);
    expect(render).toHaveBeenCalledTimes(1);
    advance(2_000);
    expect(find()).toBe(good.html);
    await expect.poll(find).toBe(newer.html);
    expect(render).toHaveBeenCalledTimes(2);
    advance(661_000);
    expect(find()).toBeUndefined();
  });
});
