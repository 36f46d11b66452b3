import { type Context, Hono } from 'hono';
import { listTermOf } from 'shared-contracts';
import { isNowhere } from '../../page/match.ts';
import type { CompositionWatcher } from '../composition/composition-watcher.ts';
import { hasBentQuery, mendAddress } from '../guard/mend-address.ts';
import { type IncomingRequest, RequestedPage, requestOf } from '../incoming-request.ts';
import { cacheControlOf, cacheControls } from './cache-control.ts';
import type { EncodedPage } from './encode-page.ts';
import { isGone } from './is-gone.ts';
import { createPageRenders, type PageRenderOptions } from './page-renders.ts';
import { sendPage } from './send-page.ts';

interface PageOptions extends PageRenderOptions {
  watcher: Pick<CompositionWatcher, 'share' | 'requested'>;
}

/** A request for a page. */
interface Asked {
  context: Context;
  request: IncomingRequest;
  /** In the composition that was live when the request came. */
  page: RequestedPage;
  /** The query, as it was sent. */
  search: string;
  /** The page at its address, rendered once. */
  render(): Promise<EncodedPage>;
}

/**
 * GET of every page. Of the query string a search term (`q`) changes a page that is searchable, and what fills in a form a
 * private one. Such pages are kept nowhere. An address that people or mail programs have bent leads to the page that it
 * means, if there is one.
 */
export function createPageRoutes({ cache, watcher, hashKey, origin }: PageOptions): Hono {
  const { renderForOne, renderPlain, renderPrivate } = createPageRenders({ cache, hashKey, origin });

  /** What comes with a query, which a cache may leave out, or follows a shared link, is its visitor's own. */
  function redirect(context: Context, to: string): Response {
    const { target, preview } = requestOf(context);
    const isForOne = target.includes('?') || /[?#]/.test(to) || preview !== undefined;
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

  /** The page has another address for good. */
  function redirectMoved({ context, page: { movedTo }, search }: Asked): Response | undefined {
    return movedTo === undefined ? undefined : redirect(context, movedTo + search);
  }

  async function redirectBentQuery({ context, request }: Asked): Promise<Response | undefined> {
    const meant = hasBentQuery(request.target) && (await findMeant(context));
    return meant ? redirect(context, meant) : undefined;
  }

  /** The page shows only what a search term finds. */
  async function sendFiltered({ context, page, search }: Asked): Promise<Response | undefined> {
    const term = page.matched.page?.searchable ? listTermOf({ search }) : '';
    if (!term) return undefined;
    const filtered = { search: `?${new URLSearchParams({ q: term }).toString()}` };
    return sendPage(context, await renderForOne(context, page, filtered), cacheControls.private);
  }

  /** The page was one of a remote that is retired. */
  async function sendGone({ context, page, render }: Asked): Promise<Response | undefined> {
    const rendered = await render();
    const { gone } = watcher.requested.composition;
    if (rendered.status !== 404 || !isGone(gone, page.snapshot.composition, page.path)) return undefined;
    return sendPage(context, { ...rendered, status: 410 }, cacheControls.incomplete);
  }

  async function redirectMisspelt({ context, request, render }: Asked): Promise<Response | undefined> {
    const meant = (await render()).status === 404 && (await findMeant(context));
    return meant && meant !== request.target ? redirect(context, meant) : undefined;
  }

  async function sendRendered({ context, request: { preview }, page, render }: Asked): Promise<Response> {
    const rendered = await render();
    const isForOne = page.matched.page?.private || preview !== undefined;
    if (preview) context.header('X-Robots-Tag', 'noindex');
    return sendPage(context, rendered, isForOne ? cacheControls.private : cacheControlOf(rendered, watcher));
  }

  /** In this order: the first that has an answer gives it. If none has, the page is sent as it was rendered. */
  const answers = [redirectMoved, redirectBentQuery, sendFiltered, sendGone, redirectMisspelt];

  return new Hono().get('*', async context => {
    const start = performance.now();
    const request = requestOf(context);
    const { page } = request;
    const { search } = new URL(context.req.url);
    let rendering: Promise<EncodedPage> | undefined;

    async function renderOnce(): Promise<EncodedPage> {
      const rendered = await (page.matched.page?.private
        ? renderPrivate(context, page, search)
        : renderPlain(context, page));
      const duration = Math.round(performance.now() - start);
      // A cached page takes 0 ms, unless the server is slow.
      if (duration > 0) context.header('Server-Timing', `page;dur=${duration}`);
      return rendered;
    }

    const asked: Asked = { context, request, page, search, render: () => (rendering ??= renderOnce()) };
    for (const answer of answers) {
      const response = await answer(asked);
      if (response) return response;
    }
    return sendRendered(asked);
  });
}
