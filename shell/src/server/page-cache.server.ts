import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { RenderedPage } from './render.server.tsx';

const FRESH_MS = 60_000;
/** For so long after that a visitor gets the page as it was, while the next one is made. */
const STALE_MS = 600_000;

export interface EncodedPage extends RenderedPage {
  etag: string;
  br: Uint8Array<ArrayBuffer>;
  gzip: Uint8Array<ArrayBuffer>;
}

interface PageCache {
  get(set: string, path: string): Promise<EncodedPage>;
}

/**
 * Rendered pages by set and path: one render for any number of simultaneous requests. For ten minutes nobody waits for the
 * next one; after that the last good page is for when a newer one cannot be had. Incomplete pages are answered but never kept.
 * @param max pages that are kept, the least recently asked for dropped
 */
export function createPageCache(
  render: (path: string, set: string) => Promise<RenderedPage>,
  max: number,
  onError: (error: unknown, path: string) => void,
): PageCache {
  const cache = new LRUCache<string, EncodedPage>({
    max,
    ttl: FRESH_MS,
    // The clock is read at each use, not once a millisecond: what is stale is stale at once.
    ttlResolution: 0,
    // Pushed out while it is made: it is answered all the same.
    ignoreFetchAbort: true,
    fetchMethod: async (key, stale) => {
      const [set = '', path = ''] = key.split(' ');
      try {
        const page = await encode(await render(path, set));
        if (page.complete) return page;
        throw new IncompletePage(page);
      } catch (error) {
        if (!stale) throw error;
        if (!(error instanceof IncompletePage)) onError(error, path);
        return stale;
      }
    },
  });
  return {
    async get(set, path) {
      const key = `${set} ${path}`;
      try {
        return await cache.forceFetch(key, { allowStale: cache.getRemainingTTL(key) > -STALE_MS });
      } catch (error) {
        if (error instanceof IncompletePage) return error.page;
        throw error;
      }
    },
  };
}

/** Thrown past the cache, which keeps nothing of what is thrown. */
class IncompletePage extends Error {
  readonly page: EncodedPage;

  constructor(page: EncodedPage) {
    super('the page is incomplete');
    this.page = page;
  }
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
