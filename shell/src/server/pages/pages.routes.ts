import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { type Composition, pageQueryOf } from 'shared-contracts';
import { addressedPaths, isPrivatePath, pagesOf } from '../../composition/composition-pages.ts';
import { matchPage, notFoundPage } from '../../composition/match-page.ts';
import type { CompositionWatcher } from '../../composition/server/composition-watcher.ts';
import { markedLink } from '../../layout/menu-links.ts';
import { readFlash, rememberFormOpened } from '../form-posts/form-cookies.ts';
import { createBoundedQueue } from '../overload/bounded-queue.ts';
import { createPageCache } from './page-cache.ts';
import { type EncodedPage, encodePage, sendPage } from './send-page.ts';

export interface PageOptions {
  watcher: CompositionWatcher;
  hashKey: string;
  /** Public origin of the site. */
  origin: string;
  onError(error: unknown, task: string): void;
}

const UNKNOWN_PATHS_MAX = 50;
/** Pages that are being rendered; visitors share them, so they count for none. */
const RENDERS = { concurrency: 16, waiting: 32, perClient: Infinity };

/** GET of every page. The query string changes a private page alone, which is kept nowhere. */
export function createPageRoutes({ watcher, hashKey, origin, onError }: PageOptions): Hono {
  const renders = createBoundedQueue(RENDERS);
  const render = (path: string, compositionId: string) => {
    const { composition, renderer } = watcher.current;
    if (composition.id !== compositionId) throw new Error(`composition ${compositionId} is no longer live`);
    return renders.run('', () => renderer.renderPage({ path }));
  };
  const report = (error: unknown, path: string) => onError(error, `rendering ${path}`);
  // Two caches, so that requests for unknown paths cannot evict real pages. Two compositions fit into the first.
  const knownPaths = () => addressedPaths(pagesOf(watcher.current.composition));
  const pages = createPageCache(render, 2 * knownPaths().size, report, page => void page.compressDensely());
  const unknownPages = createPageCache(render, UNKNOWN_PATHS_MAX, report);

  const renderShared = (path: string): Promise<EncodedPage> => {
    const { composition } = watcher.current;
    if (knownPaths().has(path)) return pages.get(composition.id, path);
    return unknownPages.get(composition.id, toUnknownPath(composition, path));
  };

  /**
   * The page with the outcome of the visitor's last post, or with what its address fills in. Without them it is the same for
   * everyone, apart from its cookie.
   */
  const renderPrivate = async (context: Context, path: string): Promise<EncodedPage> => {
    const page = { path, hashKey, origin };
    rememberFormOpened(context, page);
    const flash = readFlash(context, page);
    const query = pageQueryOf(path, new URL(context.req.url).search);
    if (flash === undefined && !query) return renderShared(path);
    const job = {
      path: path + query,
      ...(flash !== undefined && { posted: { status: 200 as const, flash } }),
    };
    return encodePage(await renders.run('', () => watcher.current.renderer.renderPage(job)));
  };

  const isPrivate = (path: string) => isPrivatePath(watcher.current.composition, path);
  const conditional = etag();
  // A 304 would lose the cookies of a private page.
  const conditionalIfShared: MiddlewareHandler = (context, next) =>
    isPrivate(context.req.path) ? next() : conditional(context, next);
  return new Hono().get('*', conditionalIfShared, async context => {
    const start = performance.now();
    const { path } = context.req;
    const page = await (isPrivate(path) ? renderPrivate(context, path) : renderShared(path));
    context.header('Server-Timing', `page;dur=${(performance.now() - start).toFixed(1)}`);
    context.header('Cache-Control', cacheControlOf(page, isPrivate(path)));
    // Caches keep one copy, whatever the query.
    if (!isPrivate(path)) context.header('No-Vary-Search', 'params');
    return sendPage(context, page);
  });
}

/**
 * Not-found pages differ by the marked link of the menu alone: one path stands for all that have the same page, so that any
 * number of them costs a few renders. A path that a remote may know stays.
 */
function toUnknownPath(composition: Composition, path: string): string {
  const likePath = `${markedLink(path) ?? ''}/*`;
  const isNotFound = [path, likePath].every(
    each => matchPage(composition, each).match === notFoundPage.match,
  );
  return isNotFound ? likePath : path;
}

function cacheControlOf({ isComplete }: EncodedPage, isPrivate: boolean): string {
  if (isPrivate) return 'private, no-store';
  return isComplete ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' : 'no-store';
}
