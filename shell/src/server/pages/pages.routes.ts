import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { listTermOf } from 'shared-contracts';
import { type Composition, pageQueryOf } from 'shared-contracts/host';
import {
  addressedPaths,
  isPrivatePath,
  isSearchablePath,
  pagesOf,
} from '../../composition/composition-pages.ts';
import { matchPage, notFoundPage } from '../../composition/match-page.ts';
import type { CompositionWatcher } from '../../composition/server/composition-watcher.ts';
import { markedLink } from '../../layout/menu-links.ts';
import { readFlash, rememberFormOpened } from '../form-posts/form-cookies.ts';
import { createBoundedQueue } from '../overload/bounded-queue.ts';
import { markPreview } from '../previews/preview-page.ts';
import type { PageJob } from '../rendering/render-worker.ts';
import type { ClientOf } from '../security/client-address.ts';
import { type PreviewOf, type SnapshotOf, WHILE_SHARED } from '../share/choose-composition.ts';
import { createPageCache } from './page-cache.ts';
import { type EncodedPage, encodePage, sendPage } from './send-page.ts';

export interface PageOptions {
  watcher: Pick<CompositionWatcher, 'current' | 'share' | 'find'>;
  snapshotOf: SnapshotOf;
  hashKey: string;
  /** Public origin of the site. */
  origin: string;
  clientOf: ClientOf;
  previewOf: PreviewOf;
  onError(error: unknown, task: string): void;
}

const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const UNKNOWN_PATHS_MAX = 50;
/** Pages that are being rendered; visitors share them, so they count for none. */
const RENDERS = { concurrency: 16, waiting: 32, perClient: Infinity };
/** Pages that nobody else gets: filtered or filled in by their address, with the outcome of a post, or of a preview. */
const RENDERS_FOR_ONE = { concurrency: 2, waiting: 14, perClient: 4 };

/**
 * GET of every page. Of the query string a search term (`q`) changes a page that is searchable, and what fills in a form a
 * private one. Such pages are kept nowhere.
 */
export function createPageRoutes({
  watcher,
  snapshotOf,
  hashKey,
  origin,
  clientOf,
  previewOf,
  onError,
}: PageOptions): Hono {
  const renders = createBoundedQueue(RENDERS);
  const forOne = createBoundedQueue(RENDERS_FOR_ONE);
  const render = (path: string, compositionId: string) => {
    const snapshot = watcher.find(compositionId);
    if (!snapshot) throw new Error(`composition ${compositionId} is no longer live`);
    return renders.run('', () => snapshot.renderer.renderPage({ path }));
  };
  const report = (error: unknown, path: string) => onError(error, `rendering ${path}`);
  // Two caches, so that requests for unknown paths cannot evict real pages. Two compositions fit into the first.
  const knownPaths = (composition: Composition) => addressedPaths(pagesOf(composition));
  const pagesMax = 2 * knownPaths(watcher.current.composition).size;
  const pages = createPageCache(render, pagesMax, report, page => void page.compressDensely());
  const unknownPages = createPageCache(render, UNKNOWN_PATHS_MAX, report);

  const renderShared = (context: Context, path: string): Promise<EncodedPage> => {
    const { composition } = snapshotOf(context);
    if (knownPaths(composition).has(path)) return pages.get(composition.id, path);
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
    const search = pageQueryOf(path, new URL(context.req.url).search);
    if (flash === undefined && !search) return renderPlain(context, path);
    const posted = flash !== undefined && { posted: { status: 200 as const, flash } };
    return renderForOne(context, { path, ...(search && { search }), ...posted });
  };

  /** Never cached and never logged: a search term is the visitor's own text. */
  const renderForOne = async (context: Context, job: PageJob): Promise<EncodedPage> => {
    const { renderer } = snapshotOf(context);
    const page = await forOne.run(clientOf(context), () => renderer.renderPage(job));
    const preview = previewOf(context);
    return encodePage(preview ? markPreview(page, preview) : page);
  };

  const renderPlain = (context: Context, path: string): Promise<EncodedPage> =>
    previewOf(context) ? renderForOne(context, { path }) : renderShared(context, path);

  const termOf = (context: Context): string => {
    const { url, path } = context.req;
    return isSearchablePath(snapshotOf(context).composition, path) ? listTermOf(new URL(url)) : '';
  };

  const isPrivate = (context: Context) => isPrivatePath(snapshotOf(context).composition, context.req.path);
  const isForOne = (context: Context) => isPrivate(context) || previewOf(context) !== undefined;
  const conditional = etag();
  // A 304 would lose the cookies of a private page.
  const conditionalIfShared: MiddlewareHandler = (context, next) =>
    isForOne(context) ? next() : conditional(context, next);
  return new Hono().get('*', conditionalIfShared, async context => {
    const start = performance.now();
    const { path } = context.req;
    const term = termOf(context);
    if (term) {
      context.header('Cache-Control', 'private, no-store');
      const search = `?${new URLSearchParams({ q: term }).toString()}`;
      return sendPage(context, await renderForOne(context, { path, search }));
    }
    const page = await (isPrivate(context) ? renderPrivate(context, path) : renderPlain(context, path));
    if (previewOf(context)) context.header('X-Robots-Tag', 'noindex');
    const duration = Math.round(performance.now() - start);
    // A page that was there already has it as well only if the server is slow.
    if (duration > 0) context.header('Server-Timing', `page;dur=${duration}`);
    const whenShared = watcher.share ? WHILE_SHARED : SHARED;
    context.header(
      'Cache-Control',
      isForOne(context) ? 'private, no-store' : cacheControlOf(page, whenShared),
    );
    // Caches keep one copy, whatever the rest of the query.
    if (!isForOne(context)) context.header('No-Vary-Search', 'params, except=("q")');
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

const cacheControlOf = ({ isComplete }: EncodedPage, whenComplete: string): string =>
  isComplete ? whenComplete : 'no-store';
