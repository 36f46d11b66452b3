import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import { etag } from 'hono/etag';
import { isPrivatePath, pagesOf } from '../composition/composition-pages.ts';
import { normalizePath } from '../composition/match-page.ts';
import type { CompositionWatcher } from '../composition/server/composition-watcher.ts';
import { addressedPaths } from '../seo/sitemap.ts';
import { noteOpened } from './opened-form.server.ts';
import { createPageCache, type EncodedPage, encode } from './page-cache.server.ts';
import { takeFlash } from './posts.flash.server.ts';
import { type RenderOptions, renderPage } from './render.server.tsx';

export type PageOptions = Omit<RenderOptions, 'set' | 'posted'> & { keeper: CompositionWatcher };

const KEPT_OTHERS = 50;

/** GET of every page. Rendered once for any number of visitors; the query string does not change a page. */
export function pageRoutes({ keeper, hashKey, ...options }: PageOptions & { hashKey: string }): Hono {
  const render = (path: string, id: string) => {
    const set = keeper.current;
    if (set.live.id !== id) throw new Error(`the set ${id} is no longer live`);
    return renderPage(path, { ...options, set });
  };
  // Two sets of addresses: a stranger who asks for a thousand pages that are not there pushes none out that is.
  const knownPaths = () => addressedPaths(pagesOf(keeper.current.live));
  const pages = createPageCache(render, 2 * knownPaths().size, options.onError);
  const others = createPageCache(render, KEPT_OTHERS, options.onError);
  const isPrivate = (path: string) => isPrivatePath(keeper.current.live, path);
  const tagged = etag();
  // A visitor's own answer is given whole, with the cookies that a 304 would lose.
  const shared: MiddlewareHandler = (context, next) =>
    isPrivate(normalizePath(context.req.path)) ? next() : tagged(context, next);
  return new Hono().get('*', shared, async context => {
    const start = performance.now();
    const path = normalizePath(context.req.path);
    const set = keeper.current;
    const page = isPrivate(path)
      ? await encode(
          await renderPage(path, { ...options, set, posted: await flashed(context, path, hashKey) }),
        )
      : await (knownPaths().has(path) ? pages : others).get(set.live.id, path);
    if (isPrivate(path)) await noteOpened(context, { path, hashKey, origin: options.config.origin });
    context.header('Server-Timing', `page;dur=${(performance.now() - start).toFixed(1)}`);
    context.header('Cache-Control', cacheControl(page, isPrivate(path)));
    return sendPage(context, page);
  });
}

async function flashed(context: Context, path: string, hashKey: string): Promise<RenderOptions['posted']> {
  const flash = await takeFlash(context, path, hashKey);
  return flash === undefined ? undefined : { status: 200, flash };
}

function cacheControl(page: EncodedPage, isPrivate: boolean): string {
  if (isPrivate) return 'private, no-store';
  if (!page.complete) return 'no-store';
  return 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
}

const ENCODINGS = ['br', 'gzip'] as const;

/** The smallest encoding that the visitor's browser takes: it lists them in no order. */
const encodingFor = (context: Context) =>
  ENCODINGS.find(
    name => name === accepts(context, { header: 'Accept-Encoding', supports: [name], default: 'identity' }),
  );

/** Answers in the encoding that the visitor's browser takes. A page that may be kept has a tag. */
export function sendPage(context: Context, page: EncodedPage): Response {
  context.header('Content-Type', 'text/html; charset=utf-8');
  context.header('Vary', 'Accept-Encoding');
  if (page.complete) context.header('ETag', page.etag);
  if (page.status === 503) context.header('Retry-After', '10');
  const encoding = encodingFor(context);
  if (!encoding) return context.body(page.html, page.status as 200);
  context.header('Content-Encoding', encoding);
  return context.body(page[encoding], page.status as 200);
}
