import type { IncomingMessage, ServerResponse } from 'node:http';
import { listTermOf } from 'shared-contracts';
import { type Composition, pageQueryOf } from 'shared-contracts/host';
import { markedLink } from '../../layout/menu-links.ts';
import { matchPage, notFoundPage } from '../../page/match.ts';
import { isPrivatePath } from '../../page/pages-of.ts';
import type { CompositionChoice } from '../channels/choose-composition.ts';
import { mayHavePreview } from '../channels/previews.ts';
import type { CompositionSnapshot } from '../composition/composition-snapshot.ts';
import type { CompositionWatcher } from '../composition/composition-watcher.ts';
import { createBoundedQueue } from '../guard/bounded-queue.ts';
import { hasBentQuery } from '../guard/mend-address.ts';
import type { SecurityHeaders } from '../guard/security-headers.ts';
import { createEarlierCompositions } from './earlier-compositions.ts';
import type { EncodedPage } from './encode-page.ts';
import { type FormPage, findFormCookie, hasFlash } from './form-posts/form-cookies.ts';
import { createResponseCache, type PageRequest } from './response-cache.ts';
import { type CacheControl, cacheControls, sendKeptPage } from './send-page.ts';

/** Two compositions of all pages fit in. */
const PAGES_MAX = 1_000;
const URL_MAX = 200;
/** Pages that are being rendered; visitors share them, so they count for none. */
const RENDERS = { concurrency: 16, waiting: 32, perClient: Infinity };
/** Pages of a pattern: anybody can make up any number of paths, and what is not found is kept nowhere. */
const PATTERN_RENDERS = { concurrency: 12, waiting: 24, perClient: 8 };

interface KeptPagesOptions {
  watcher: Pick<CompositionWatcher, 'current' | 'share'>;
  choice: Pick<CompositionChoice, 'snapshotOf' | 'cookieOf'>;
  hashKey: string;
  /** Public origin of the site. */
  origin: string;
  security: SecurityHeaders;
  onError(error: unknown, task: string): void;
}

export type KeptPages = ReturnType<typeof createKeptPages>;

/** The pages that are the same for all visitors of a composition, a form's cookie apart. */
export function createKeptPages({ watcher, choice, hashKey, origin, security, onError }: KeptPagesOptions) {
  const renders = createBoundedQueue(RENDERS);
  const patternRenders = createBoundedQueue(PATTERN_RENDERS);
  const earlier = createEarlierCompositions();
  const options = {
    findEarlier: earlier.idsBefore,
    render({ snapshot, path, client = '' }: PageRequest) {
      const { match } = matchPage(snapshot.composition, path);
      const isOfPattern = match.kind === 'remote' && Object.keys(match.params).length > 0;
      const queue = isOfPattern ? patternRenders : renders;
      return queue.run(client, () => snapshot.renderer.renderPage({ path }));
    },
    onError: (error: unknown, path: string) => onError(error, `rendering ${path}`),
  };
  const pages = createResponseCache({ ...options, max: PAGES_MAX });
  const formPages = new Map<string, FormPage>();

  function formPageOf(path: string): FormPage {
    const page = formPages.get(path) ?? { path, hashKey, origin };
    formPages.set(path, page);
    return page;
  }

  /** What a page that all visitors get says to caches. */
  function cacheControlOf({ isComplete }: Pick<EncodedPage, 'isComplete'>): CacheControl {
    if (!isComplete) return cacheControls.incomplete;
    return watcher.share ? cacheControls.perComposition : cacheControls.shared;
  }

  return {
    cacheControlOf,

    /** @param client who asks @throws RetryLater when too many pages are being rendered, in all or for this client */
    load(snapshot: CompositionSnapshot, path: string, client: string): Promise<EncodedPage> {
      earlier.note(watcher.current.composition);
      return pages.load({ snapshot, path: toOnePath(snapshot.composition, path), client });
    },

    /** Sends a kept page, so that it costs no routing. @returns whether there was one */
    send(request: IncomingMessage, response: ServerResponse): boolean {
      const path = readPlainPath(request);
      if (path === undefined) return false;
      earlier.note(watcher.current.composition);
      const snapshot = choice.snapshotOf(request);
      const page = pages.find({ snapshot, path });
      if (!page) return false;
      const isForm = isPrivatePath(snapshot.composition, path);
      const formCookie = isForm ? findFormCookie(request.headers.cookie, formPageOf(path)) : undefined;
      return sendKeptPage(request, response, {
        page,
        cacheControl: isForm ? cacheControls.private : cacheControlOf(page),
        cookies: [formCookie, choice.cookieOf(request)],
        security,
      });
    },
  };
}

/** Undefined for a request whose page may be one visitor's own: a search term changes it, and what fills in a form. */
function readPlainPath(request: IncomingMessage): string | undefined {
  const { method, url = '', headers } = request;
  if (method !== 'GET' || url.length > URL_MAX || hasFlash(headers.cookie) || mayHavePreview(request))
    return undefined;
  const query = url.indexOf('?');
  if (query < 0) return url;
  const [path, search] = [url.slice(0, query), url.slice(query)];
  return hasBentQuery(search) || listTermOf({ search }) || pageQueryOf(path, search) ? undefined : path;
}

/**
 * Not-found pages differ by the marked link of the menu alone: one path stands for all that have the same page, so that any
 * number of them costs a few renders.
 */
function toOnePath(composition: Composition, path: string): string {
  const marked = markedLink(composition, path);
  // No pattern has an empty part.
  const likePath = marked ? `${marked}//*` : '/*';
  const isNotFound = [path, likePath].every(
    each => matchPage(composition, each).match === notFoundPage.match,
  );
  return isNotFound ? likePath : path;
}
