import { LRUCache } from 'lru-cache';
import { RetryLater } from '../guard/retry-later.ts';
import type { RequestedPage } from '../incoming-request.ts';
import type { RenderedPage } from '../rendering/rendered-page.ts';
import { FRESH_SECONDS, STALE_SECONDS } from './cache-control.ts';
import { type EncodedPage, encodePage } from './encode-page.ts';

const STALE_MS = STALE_SECONDS * 1_000;
/** For this long a page of an earlier composition stands in for one without its data. */
const STAND_IN_MS = 10_000;

/** The client of a render in the background: nobody waits for it. */
const NOBODY = '';

interface ResponseCacheOptions {
  /** Never throws at once. */
  render(page: RequestedPage, client: string): Promise<RenderedPage>;
  /** Number of pages; the least recently used are dropped. */
  max: number;
  /** Ids of the compositions whose pages may stand in for this one's, the best first. */
  findEarlier(id: string): readonly string[];
  onError(error: unknown, path: string): void;
}

/**
 * Rendered and compressed pages, by composition and path. Simultaneous requests share one render. Past the stale time a
 * visitor waits for the next render, and gets the last good page only if that fails; without one, and only where data is
 * missing, that of an earlier composition. Incomplete pages are sent but never kept.
 */
export function createResponseCache({ render, max, findEarlier, onError }: ResponseCacheOptions) {
  const pages = new LRUCache<string, EncodedPage>({
    max,
    ttl: FRESH_SECONDS * 1_000,
    // Read the clock on every access, so that entries expire exactly on time.
    ttlResolution: 0,
    allowStale: true,
    noDeleteOnStaleGet: true,
  });
  /** Pages that are being rendered. */
  const renders = new Map<string, Promise<EncodedPage>>();

  function keep(key: string, page: EncodedPage, ttl?: number): EncodedPage {
    pages.set(key, page, { ttl });
    return page;
  }

  /** What is sent in place of a page, and kept if it is complete or stands in for one. */
  async function renderAgain(key: string, asked: RequestedPage, client: string): Promise<EncodedPage> {
    const last = pages.peek(key, { allowStale: true });
    // A page of an earlier composition counts as incomplete, like the page that it replaces.
    const own = last?.isComplete ? last : undefined;
    try {
      const rendered = await render(asked, client);
      const page = encodePage({ ...rendered, isPrivate: asked.matched.page?.private }, own);
      if (page.isComplete) {
        if (page !== own) void page.compressDensely();
        return keep(key, page);
      }
      // Not found stays so: the list says that there is no such page any more.
      if (page.status !== 404) {
        if (own) return keep(key, own);
        const standIn = page.isWithoutData && findStandIn(asked);
        if (standIn) return keep(key, standIn, STAND_IN_MS);
      }
      pages.delete(key);
      return page;
    } catch (error) {
      if (!own) {
        pages.delete(key);
        throw error;
      }
      if (!(error instanceof RetryLater)) onError(error, asked.path);
      return keep(key, own);
    } finally {
      renders.delete(key);
    }
  }

  function findStandIn({ snapshot, path }: RequestedPage): EncodedPage | undefined {
    const ids = findEarlier(snapshot.composition.id);
    const found = ids
      .map(id => pages.peek(`${id} ${path}`, { allowStale: true }))
      .find(page => page?.isComplete);
    return found && { ...found, isComplete: false };
  }

  async function load(page: RequestedPage, client: string): Promise<EncodedPage> {
    const key = keyOf(page);
    const left = pages.getRemainingTTL(key);
    const found = pages.get(key);
    if (found && left > 0) return found;
    const rendering = renders.get(key) ?? renderAgain(key, page, client);
    renders.set(key, rendering);
    if (!found || left <= -STALE_MS) return rendering;
    // Nobody waits for it, and the next request asks again.
    rendering.catch(() => undefined);
    return found;
  }

  return {
    load,

    /** A page that is available at once. A stale one is rendered again in the background. */
    find(page: RequestedPage): EncodedPage | undefined {
      const key = keyOf(page);
      const found = pages.get(key);
      const left = found ? pages.getRemainingTTL(key) : 0;
      if (left <= -STALE_MS) return undefined;
      if (found && left <= 0) load(page, NOBODY).catch((error: unknown) => onError(error, page.path));
      return found;
    },
  };
}

const keyOf = ({ snapshot, path }: RequestedPage): string => `${snapshot.composition.id} ${path}`;
