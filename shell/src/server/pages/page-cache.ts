import { LRUCache } from 'lru-cache';
import { RetryLater } from '../overload/retry-later.ts';
import type { RenderedPage } from './rendered-page.ts';
import { type EncodedPage, encodePage } from './send-page.ts';

const FRESH_MS = 60_000;
/** For this long after FRESH_MS visitors get the old page while the next one renders. */
const STALE_MS = 600_000;

/**
 * Caches rendered pages by composition and path. Simultaneous requests share one render. Past the stale time a visitor
 * waits for the next render, and gets the last good page only if that fails. Incomplete pages are sent but never cached.
 * @param max number of cached pages; the least recently used are dropped
 * @param onCached called with each page that is not the same as before
 */
export function createPageCache(
  render: (path: string, compositionId: string) => Promise<RenderedPage>,
  max: number,
  onError: (error: unknown, path: string) => void,
  onCached: (page: EncodedPage) => void = () => undefined,
) {
  const cache = new LRUCache<string, EncodedPage>({
    max,
    ttl: FRESH_MS,
    // Read the clock on every access, so that entries expire exactly on time.
    ttlResolution: 0,
    // If evicted while rendering, still return the page.
    ignoreFetchAbort: true,
    fetchMethod: async (key, stale) => {
      const [compositionId = '', path = ''] = key.split(' ');
      try {
        const page = encodePage(await render(path, compositionId), stale);
        if (!page.isComplete) throw new IncompletePage(page);
        if (page !== stale) onCached(page);
        return page;
      } catch (error) {
        if (!stale) throw error;
        if (!(error instanceof IncompletePage || error instanceof RetryLater)) onError(error, path);
        return stale;
      }
    },
  });
  return {
    async get(compositionId: string, path: string): Promise<EncodedPage> {
      const key = `${compositionId} ${path}`;
      try {
        return await cache.forceFetch(key, { allowStale: cache.getRemainingTTL(key) > -STALE_MS });
      } catch (error) {
        if (error instanceof IncompletePage) return error.page;
        throw error;
      }
    },
  };
}

/** Carries a page past the cache, which does not store what is thrown. */
class IncompletePage extends Error {
  readonly page: EncodedPage;

  constructor(page: EncodedPage) {
    super('the page is incomplete');
    this.page = page;
  }
}
