import { isNowhere } from '../../page/match.ts';
import type { KnownComposition } from '../../page/modules.ts';
import type { CompositionWatcher } from '../composition/composition-watcher.ts';
import { RequestedPage } from '../incoming-request.ts';
import { createEarlierCompositions } from './earlier-compositions.ts';
import type { EncodedPage } from './encode-page.ts';
import { createRenderQueues } from './render-queues.ts';
import { createResponseCache } from './response-cache.ts';

/** Enough for all pages of two compositions. */
const PAGES_MAX = 1_000;

interface PageCacheOptions {
  watcher: Pick<CompositionWatcher, 'current'>;
  /** The link that the main menu marks on a page at this path. */
  markedLink(composition: KnownComposition, path: string): string | undefined;
  onError(error: unknown, task: string): void;
}

export type PageCache = ReturnType<typeof createPageCache>;

/** The pages that are the same for all visitors of a composition, except for a form's cookie. */
export function createPageCache({ watcher, markedLink, onError }: PageCacheOptions) {
  const earlier = createEarlierCompositions();
  const pages = createResponseCache({
    render: createRenderQueues(),
    findEarlier: earlier.idsBefore,
    onError: (error, path) => onError(error, `rendering ${path}`),
    max: PAGES_MAX,
  });
  const noteLive = () => earlier.note(watcher.current.composition);
  return {
    /** @param client who asks @throws RetryLater when too many pages are being rendered, in all or for this client */
    load(page: RequestedPage, client: string): Promise<EncodedPage> {
      noteLive();
      return pages.load(isNowhere(page.matched) ? notFoundPageOf(page) : page, client);
    },

    /** A page that is in the cache. */
    find(page: RequestedPage): EncodedPage | undefined {
      noteLive();
      return pages.find(page);
    },
  };

  /** All unknown paths share one page for each link that the menu marks, so that any number of them costs a few renders. */
  function notFoundPageOf({ snapshot, path }: RequestedPage): RequestedPage {
    const marked = markedLink(snapshot.composition, path);
    // No pattern has an empty part.
    return new RequestedPage(snapshot, marked ? `${marked}//*` : '/*');
  }
}
