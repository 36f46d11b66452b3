import { LRUCache } from 'lru-cache';
import type { CompositionSnapshot } from '../composition/composition-snapshot.ts';
import { RetryLater } from '../guard/retry-later.ts';
import type { RenderedPage } from '../rendering/rendered-page.ts';
import { type EncodedPage, encodePage } from './encode-page.ts';

const FRESH_MS = 60_000;
/** For this long after FRESH_MS visitors get the old page while the next one renders. */
const STALE_MS = 600_000;
/** For this long a page of an earlier composition stands in for one that lacks its data. */
const STAND_IN_MS = 10_000;

export interface PageRequest {
  snapshot: Pick<CompositionSnapshot, 'composition' | 'renderer'>;
  path: string;
  /** Who asks first; nobody for a page that is rendered again. */
  client?: string;
}

interface ResponseCacheOptions {
  render(request: PageRequest): Promise<RenderedPage>;
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
  const pages = new LRUCache<string, EncodedPage, PageRequest>({
    max,
    ttl: FRESH_MS,
    // Read the clock on every access, so that entries expire exactly on time.
    ttlResolution: 0,
    allowStale: true,
    noDeleteOnStaleGet: true,
    // If evicted while rendering, still return the page.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, last, { context, options }) => {
      // One that stands in is as incomplete as the page in whose place it is.
      const own = last?.isComplete ? last : undefined;
      try {
        const page = encodePage(await render(context), own);
        if (!page.isComplete) throw new IncompletePage(page);
        if (page !== own) void page.compressDensely();
        return page;
      } catch (error) {
        if (!own) {
          const standIn = error instanceof IncompletePage && error.page.lacksData && findStandIn(context);
          if (!standIn) throw error;
          options.ttl = STAND_IN_MS;
          return standIn;
        }
        if (!(error instanceof IncompletePage || error instanceof RetryLater)) onError(error, context.path);
        return own;
      }
    },
  });

  function findStandIn({ snapshot, path }: PageRequest): EncodedPage | undefined {
    const ids = findEarlier(snapshot.composition.id);
    const found = ids
      .map(id => pages.peek(`${id} ${path}`, { allowStale: true }))
      .find(page => page?.isComplete);
    return found && { ...found, isComplete: false };
  }

  async function load(request: PageRequest): Promise<EncodedPage> {
    const key = keyOf(request);
    try {
      const allowStale = pages.getRemainingTTL(key) > -STALE_MS;
      return await pages.forceFetch(key, { context: request, allowStale });
    } catch (error) {
      if (error instanceof IncompletePage) return error.page;
      throw error;
    }
  }

  return {
    load,

    /** A page that needs nothing to be awaited. One that is old is rendered again meanwhile. */
    find(request: PageRequest): EncodedPage | undefined {
      const key = keyOf(request);
      const page = pages.get(key);
      const left = page ? pages.getRemainingTTL(key) : 0;
      if (left <= -STALE_MS) return undefined;
      if (page && left <= 0) load(request).catch((error: unknown) => onError(error, request.path));
      return page;
    },
  };
}

const keyOf = ({ snapshot, path }: PageRequest): string => `${snapshot.composition.id} ${path}`;

/** Carries a page past the cache, which does not store what is thrown. */
class IncompletePage extends Error {
  readonly page: EncodedPage;

  constructor(page: EncodedPage) {
    super('the page is incomplete');
    this.page = page;
  }
}
