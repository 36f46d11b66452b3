import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { RenderedPage } from './render.server.tsx';

const FRESH_MS = 60_000;
const KEPT_PAGES = 300;

export interface EncodedPage extends RenderedPage {
  etag: string;
  br: Uint8Array<ArrayBuffer>;
  gzip: Uint8Array<ArrayBuffer>;
}

interface PageCache {
  get(set: string, path: string): Promise<EncodedPage>;
}

/**
 * Rendered pages by set and path: one render for any number of simultaneous requests, the last good page when a newer
 * one cannot be had. Incomplete pages are answered but never kept.
 */
export function createPageCache(render: (path: string, set: string) => Promise<RenderedPage>): PageCache {
  const incomplete = new WeakSet<EncodedPage>();
  const cache = new LRUCache<string, EncodedPage>({
    max: KEPT_PAGES,
    ttl: FRESH_MS,
    // The clock is read at each use, not once a millisecond: what is stale is stale at once.
    ttlResolution: 0,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (key, stale, { options }) => {
      const [set = '', path = ''] = key.split(' ');
      const page = await encode(await render(path, set));
      if (page.complete) return page;
      if (stale && page.status === 503) return stale;
      incomplete.add(page);
      options.ttl = 1;
      return page;
    },
  });
  return {
    async get(set, path) {
      const page = await cache.fetch(`${set} ${path}`);
      if (!page) throw new Error(`no page for ${path}`);
      if (incomplete.has(page)) cache.delete(`${set} ${path}`);
      return page;
    },
  };
}

export async function encode(page: RenderedPage): Promise<EncodedPage> {
  const bytes = Buffer.from(page.html);
  const [digest, br, gz] = await Promise.all([
    crypto.subtle.digest('SHA-256', bytes),
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    promisify(gzip)(bytes),
  ]);
  const etag = `W/"${Buffer.from(digest).toString('base64url').slice(0, 22)}"`;
  return { ...page, etag, br: new Uint8Array(br), gzip: new Uint8Array(gz) };
}
