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

interface Asked {
  page: RequestedPage;
  /** The client that asked first. */
  client: string;
}

interface ResponseCacheOptions {
  render(page: RequestedPage, client: string): Promise<RenderedPage>;
  /** Number of pages; the least recently used are dropped. */
  max: number;
  /** Ids of the compositions whose pages may stand in for those of this one, the best first. */
  findEarlier?(id: string): readonly string[];
  onError(error: unknown, path: string): void;
}

/**
 * Rendered and compressed pages, by composition and path. Simultaneous requests share one render. Past the stale time a
 * visitor waits for the next render, and gets the last good page only if that fails; without one, and only where data is
 * missing, that of an earlier composition. Incomplete pages are sent but never kept.
 */
export function createResponseCache({ render, max, findEarlier = () => [], onError }: ResponseCacheOptions) {
  const pages = new LRUCache<string, EncodedPage, Asked>({
    max,
    ttl: FRESH_SECONDS * 1_000,
    // Read the clock on every access, so that entries expire exactly on time.
    ttlResolution: 0,
    allowStale: true,
    noDeleteOnStaleGet: true,
    // If evicted while rendering, still return the page.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, last, { context: { page: asked, client }, options }) => {
      // A page of an earlier composition counts as incomplete, like the page that it replaces.
      const own = last?.isComplete ? last : undefined;
      try {
        const rendered = await render(asked, client);
        const page = encodePage({ ...rendered, isPrivate: asked.matched.page?.private }, own);
        if (!page.isComplete) throw new IncompletePage(page);
        if (page !== own) void page.compressDensely();
        return page;
      } catch (error) {
        // The list says that there is no such page any more.
        if (error instanceof IncompletePage && error.page.status === 404) throw error;
        if (!own) {
          const standIn = error instanceof IncompletePage && error.page.lacksData && findStandIn(asked);
          if (!standIn) throw error;
          options.ttl = STAND_IN_MS;
          return standIn;
        }
        if (!(error instanceof IncompletePage || error instanceof RetryLater)) onError(error, asked.path);
        return own;
      }
    },
  });

  function findStandIn({ snapshot, path }: RequestedPage): EncodedPage | undefined {
    const ids = findEarlier(snapshot.composition.id);
    const found = ids
      .map(id => pages.peek(`${id} ${path}`, { allowStale: true }))
      .find(page => page?.isComplete);
    return found && { ...found, isComplete: false };
  }

  async function load(page: RequestedPage, client: string): Promise<EncodedPage> {
    const key = keyOf(page);
    try {
      const allowStale = pages.getRemainingTTL(key) > -STALE_MS;
      return await pages.forceFetch(key, { context: { page, client }, allowStale });
    } catch (error) {
      if (error instanceof IncompletePage) return error.page;
      throw error;
    }
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

/** Passes a page on without storing it: the cache keeps nothing that is thrown. */
class IncompletePage extends Error {
  readonly page: EncodedPage;

  constructor(page: EncodedPage) {
    super('the page is incomplete');
    this.page = page;
  }
}
