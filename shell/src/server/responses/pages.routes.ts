import { type Context, Hono } from 'hono';
import { listTermOf } from 'shared-contracts';
import { pageQueryOf } from 'shared-contracts/host';
import { matchPage, notFoundPage } from '../../page/match.ts';
import { findMove, isPrivatePath, isSearchablePath } from '../../page/pages-of.ts';
import type { PreviewOf, SnapshotOf } from '../channels/choose-composition.ts';
import { markPreview } from '../channels/preview-page.ts';
import { createBoundedQueue } from '../guard/bounded-queue.ts';
import type { ClientOf } from '../guard/client-address.ts';
import { hasBentQuery, mendAddress } from '../guard/mend-address.ts';
import { targetOf } from '../guard/request-checks.ts';
import type { PageJob } from '../rendering/pool/render-worker.ts';
import { type EncodedPage, encodePage } from './encode-page.ts';
import { readFlash, rememberFormOpened } from './form-posts/form-cookies.ts';
import { isGone } from './is-gone.ts';
import type { KeptPages } from './kept-pages.ts';
import { cacheControls, sendPage } from './send-page.ts';

export interface PageOptions {
  kept: Pick<KeptPages, 'load' | 'cacheControlOf'>;
  snapshotOf: SnapshotOf;
  hashKey: string;
  /** Public origin of the site. */
  origin: string;
  clientOf: ClientOf;
  previewOf: PreviewOf;
  /** Paths of pages of retired remotes that do not come back. */
  gone(): readonly string[] | undefined;
}

/** Pages that nobody else gets: filtered or filled in by their address, with the outcome of a post, or of a preview. */
const RENDERS_FOR_ONE = { concurrency: 2, waiting: 14, perClient: 4 };

/**
 * GET of every page. Of the query string a search term (`q`) changes a page that is searchable, and what fills in a form a
 * private one. Such pages are kept nowhere. An address that people or mail programs have bent leads to the page that it
 * means, if there is one.
 */
export function createPageRoutes({
  kept,
  snapshotOf,
  hashKey,
  origin,
  clientOf,
  previewOf,
  gone,
}: PageOptions): Hono {
  const forOne = createBoundedQueue(RENDERS_FOR_ONE);

  /** Never kept and never logged: a search term is the visitor's own text. */
  const renderForOne = async (context: Context, job: PageJob): Promise<EncodedPage> => {
    const { renderer } = snapshotOf(context);
    const page = await forOne.run(clientOf(context), () => renderer.renderPage(job));
    const preview = previewOf(context);
    return encodePage(preview ? markPreview(page, preview) : page);
  };

  const renderPlain = (context: Context, path: string): Promise<EncodedPage> =>
    previewOf(context)
      ? renderForOne(context, { path })
      : kept.load(snapshotOf(context), path, clientOf(context));

  /**
   * The page with the outcome of the visitor's last post, or with what its address fills in. Without them it is the same for
   * everyone, apart from its cookie.
   */
  const renderPrivate = (context: Context, path: string): Promise<EncodedPage> => {
    const page = { path, hashKey, origin };
    rememberFormOpened(context, page);
    const flash = readFlash(context, page);
    const search = pageQueryOf(path, new URL(context.req.url).search);
    if (flash === undefined && !search) return renderPlain(context, path);
    const posted = flash !== undefined && { posted: { status: 200 as const, flash } };
    return renderForOne(context, { path, ...(search && { search }), ...posted });
  };

  /** What depends on a query, or has a shared trip, is its visitor's own. */
  function redirect(context: Context, to: string): Response {
    const isForOne = /[?#]/.test(to) || previewOf(context) !== undefined;
    const cacheControl = isForOne ? cacheControls.private : kept.cacheControlOf({ isComplete: true });
    context.header('Cache-Control', cacheControl);
    return context.redirect(to, 301);
  }

  async function findMeant(context: Context): Promise<string | undefined> {
    const meant = mendAddress(targetOf(context));
    if (!meant) return undefined;
    const { composition } = snapshotOf(context);
    const path = findMove(composition, meant.path) ?? meant.path;
    const { match } = matchPage(composition, path);
    if (match === notFoundPage.match || match.kind === 'missing') return undefined;
    const page = await renderPlain(context, path);
    return page.status === 200 ? path + meant.search + meant.hash : undefined;
  }

  return new Hono().get('*', async context => {
    const start = performance.now();
    const { path } = context.req;
    const { composition } = snapshotOf(context);
    const moved = findMove(composition, path);
    if (moved) return redirect(context, moved + new URL(context.req.url).search);
    if (hasBentQuery(targetOf(context))) {
      const meant = await findMeant(context);
      if (meant) return redirect(context, meant);
    }
    const term = isSearchablePath(composition, path) ? listTermOf(new URL(context.req.url)) : '';
    if (term) {
      const search = `?${new URLSearchParams({ q: term }).toString()}`;
      return sendPage(context, await renderForOne(context, { path, search }), cacheControls.private);
    }
    const isPrivate = isPrivatePath(composition, path);
    const page = await (isPrivate ? renderPrivate(context, path) : renderPlain(context, path));
    const duration = Math.round(performance.now() - start);
    // A page that was there already has it as well only if the server is slow.
    if (duration > 0) context.header('Server-Timing', `page;dur=${duration}`);
    if (page.status === 404 && isGone(gone(), composition, path))
      return sendPage(context, { ...page, status: 410 }, cacheControls.incomplete);
    const meant = page.status === 404 && (await findMeant(context));
    if (meant && meant !== targetOf(context)) return redirect(context, meant);
    const isForOne = isPrivate || previewOf(context) !== undefined;
    if (previewOf(context)) context.header('X-Robots-Tag', 'noindex');
    return sendPage(context, page, isForOne ? cacheControls.private : kept.cacheControlOf(page));
  });
}
