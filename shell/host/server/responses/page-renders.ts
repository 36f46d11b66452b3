import type { Context } from 'hono';
import { pageQueryOf } from 'shared-contracts/host';
import { markPreview } from '../channels/preview-page.ts';
import { createBoundedQueue } from '../guard/bounded-queue.ts';
import { type RequestedPage, requestOf } from '../incoming-request.ts';
import type { RenderJob } from '../rendering/rendered-page.ts';
import { type EncodedPage, encodePage } from './encode-page.ts';
import { endFlash, readFlash, rememberFormOpened } from './form-posts/form-cookies.ts';
import type { PageCache } from './page-cache.ts';

export interface PageRenderOptions {
  cache: Pick<PageCache, 'load'>;
  hashKey: string;
  /** Public origin of the site. */
  origin: string;
}

/** Pages for one visitor only: filtered or filled in by their address, with the outcome of a post, or in a preview. */
const RENDERS_FOR_ONE = { concurrency: 2, waiting: 14, perClient: 4 };

/** The three ways to a page: from the cache, for one visitor, or for one visitor if there is something of theirs to show. */
export function createPageRenders({ cache, hashKey, origin }: PageRenderOptions) {
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
  async function renderPrivate(context: Context, page: RequestedPage, sent: string): Promise<EncodedPage> {
    const form = { path: page.path, hashKey, origin };
    rememberFormOpened(context, form);
    const flash = readFlash(requestOf(context).cookies, form);
    const search = pageQueryOf(page.path, sent);
    if (flash === undefined && !search) return renderPlain(context, page);
    const posted = flash !== undefined && { posted: { status: 200 as const, flash } };
    const rendered = await renderForOne(context, page, { ...(search && { search }), ...posted });
    // Until then a visitor who tries again gets it.
    if (posted && rendered.status === 200) endFlash(context, form);
    return rendered;
  }

  return { renderForOne, renderPlain, renderPrivate };
}
