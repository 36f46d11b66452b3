import { type Context, Hono } from 'hono';
import { normalisePath } from '../composition/plan.ts';
import type { CompositionKeeper } from '../composition/server/keeper.ts';
import { noteOpened } from './opened-form.server.ts';
import { createPageCache, type EncodedPage, encode } from './page-cache.server.ts';
import { takeFlash } from './posts.flash.server.ts';
import { type RenderOptions, renderPage } from './render.server.tsx';

export type PageOptions = Omit<RenderOptions, 'set' | 'posted'> & { keeper: CompositionKeeper };

/** Paths whose answers are a visitor's own. */
const isPrivate = (path: string) => path === '/contact';

/** GET of every page. Rendered once for any number of visitors; the query string does not change a page. */
export function pageRoutes({ keeper, hashKey, ...options }: PageOptions & { hashKey: string }): Hono {
  const cache = createPageCache((path, id) => {
    const set = keeper.current;
    if (set.live.id !== id) throw new Error(`the set ${id} is no longer live`);
    return renderPage(path, { ...options, set });
  });
  return new Hono().get('*', async context => {
    const start = performance.now();
    const path = normalisePath(context.req.path);
    const set = keeper.current;
    const page = isPrivate(path)
      ? await encode(
          await renderPage(path, { ...options, set, posted: await flashed(context, path, hashKey) }),
        )
      : await cache.get(set.live.id, path);
    if (isPrivate(path)) await noteOpened(context, { path, hashKey, origin: options.config.origin });
    context.header('Server-Timing', `page;dur=${(performance.now() - start).toFixed(1)}`);
    context.header('Cache-Control', cacheControl(path, page));
    return sendPage(context, page);
  });
}

async function flashed(context: Context, path: string, hashKey: string): Promise<RenderOptions['posted']> {
  const flash = await takeFlash(context, path, hashKey);
  return flash === undefined ? undefined : { status: 200, flash };
}

function cacheControl(path: string, page: EncodedPage): string {
  if (isPrivate(path)) return 'private, no-store';
  if (!page.complete) return 'no-store';
  return 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
}

/** Answers with the encoding that the visitor's browser takes, or with 304 when it has this very page. */
export function sendPage(context: Context, page: EncodedPage): Response {
  context.header('Content-Type', 'text/html; charset=utf-8');
  context.header('Vary', 'Accept-Encoding');
  context.header('ETag', page.etag);
  if (page.status === 503) context.header('Retry-After', '10');
  if (page.complete && context.req.header('if-none-match') === page.etag) return context.body(null, 304);
  const accepted = context.req.header('accept-encoding') ?? '';
  const encoding = (['br', 'gzip'] as const).find(name => accepted.includes(name));
  if (!encoding) return context.body(page.html, page.status as 200);
  context.header('Content-Encoding', encoding);
  return context.body(page[encoding], page.status as 200);
}
