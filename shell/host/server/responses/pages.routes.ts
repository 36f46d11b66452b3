import { type Context, Hono } from 'hono';
import { listTermOf } from 'shared-contracts';
import { pageQueryOf } from 'shared-contracts/host';
import { isNowhere } from '../../page/match.ts';
import { markPreview } from '../channels/preview-page.ts';
import type { CompositionWatcher } from '../composition/composition-watcher.ts';
import { createBoundedQueue } from '../guard/bounded-queue.ts';
import { hasBentQuery, mendAddress } from '../guard/mend-address.ts';
import { RequestedPage, requestOf } from '../incoming-request.ts';
import type { RenderJob } from '../rendering/rendered-page.ts';
import { cacheControlOf, cacheControls } from './cache-control.ts';
import { type EncodedPage, encodePage } from './encode-page.ts';
import { readFlash, rememberFormOpened } from './form-posts/form-cookies.ts';
import { isGone } from './is-gone.ts';
import type { PageCache } from './page-cache.ts';
import { sendPage } from './send-page.ts';

interface PageOptions {
  cache: Pick<PageCache, 'load'>;
  watcher: Pick<CompositionWatcher, 'share' | 'requested'>;
  hashKey: string;
  /** Public origin of the site. */
  origin: string;
}

/** Pages for one visitor only: filtered or filled in by their address, with the outcome of a post, or in a preview. */
const RENDERS_FOR_ONE = { concurrency: 2, waiting: 14, perClient: 4 };

/**
 * GET of every page. Of the query string a search term (`q`) changes a page that is searchable, and what fills in a form a
 * private one. Such pages are kept nowhere. An address that people or mail programs have bent leads to the page that it
 * means, if there is one.
 */
export function createPageRoutes({ cache, watcher, hashKey, origin }: PageOptions): Hono {
  const forOne = createBoundedQueue(RENDERS_FOR_ONE);

  /** Never kept and never logged: a search term is the visitor's own text. */
  async function renderForOne(
    context: Context,
    { snapshot, path, matched }: RequestedPage,
    own: Pick<RenderJob, 'search' | 'posted'> = {},
  ): Promise<EncodedPage> {
    const { client, preview } = requestOf(context);
    const page = await forOne.run(client, () => snapshot.renderer.renderPage({ path, matched, ...own }));
    return encodePage(preview ? markPreview(page, preview) : page);
  }

  function renderPlain(context: Context, page: RequestedPage): Promise<EncodedPage> {
    const { client, preview } = requestOf(context);
    return preview ? renderForOne(context, page) : cache.load(page, client);
  }

  /**
   * The page with the outcome of the visitor's last post, or with what its address fills in. Without them it is the same for
   * everyone, apart from its cookie.
   */
  function renderPrivate(context: Context, page: RequestedPage, sent: string): Promise<EncodedPage> {
    const form = { path: page.path, hashKey, origin };
    rememberFormOpened(context, form);
    const flash = readFlash(context, form);
    const search = pageQueryOf(page.path, sent);
    if (flash === undefined && !search) return renderPlain(context, page);
    const posted = flash !== undefined && { posted: { status: 200 as const, flash } };
    return renderForOne(context, page, { ...(search && { search }), ...posted });
  }

  /** What depends on a query, or follows a shared link, is its visitor's own. */
  function redirect(context: Context, to: string): Response {
    const isForOne = /[?#]/.test(to) || requestOf(context).preview !== undefined;
    const cacheControl = isForOne ? cacheControls.private : cacheControlOf({ isComplete: true }, watcher);
    context.header('Cache-Control', cacheControl);
    return context.redirect(to, 301);
  }

  async function findMeant(context: Context): Promise<string | undefined> {
    const { target, snapshot } = requestOf(context);
    const meant = mendAddress(target);
    if (!meant) return undefined;
    const asked = new RequestedPage(snapshot, meant.path);
    const { movedTo } = asked;
    const page = movedTo === undefined ? asked : new RequestedPage(snapshot, movedTo);
    if (isNowhere(page.matched) || page.matched.match.kind === 'missing') return undefined;
    const { status } = await renderPlain(context, page);
    return status === 200 ? page.path + meant.search + meant.hash : undefined;
  }

  return new Hono().get('*', async context => {
    const start = performance.now();
    const { page: asked, path, target, preview } = requestOf(context);
    const { search } = new URL(context.req.url);
    const { movedTo } = asked;
    if (movedTo !== undefined) return redirect(context, movedTo + search);
    if (hasBentQuery(target)) {
      const meant = await findMeant(context);
      if (meant) return redirect(context, meant);
    }
    const { page: row } = asked.matched;
    const term = row?.searchable ? listTermOf({ search }) : '';
    if (term) {
      const filtered = { search: `?${new URLSearchParams({ q: term }).toString()}` };
      return sendPage(context, await renderForOne(context, asked, filtered), cacheControls.private);
    }
    const page = await (row?.private ? renderPrivate(context, asked, search) : renderPlain(context, asked));
    const duration = Math.round(performance.now() - start);
    // A cached page takes 0 ms, unless the server is slow.
    if (duration > 0) context.header('Server-Timing', `page;dur=${duration}`);
    const { gone } = watcher.requested.composition;
    if (page.status === 404 && isGone(gone, asked.snapshot.composition, path))
      return sendPage(context, { ...page, status: 410 }, cacheControls.incomplete);
    const meant = page.status === 404 && (await findMeant(context));
    if (meant && meant !== target) return redirect(context, meant);
    const isForOne = row?.private || preview !== undefined;
    if (preview) context.header('X-Robots-Tag', 'noindex');
    return sendPage(context, page, isForOne ? cacheControls.private : cacheControlOf(page, watcher));
  });
}
