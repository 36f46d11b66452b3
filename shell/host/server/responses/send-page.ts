import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type SecurityHeaders, STYLES } from '../guard/security-headers.ts';
import { type CacheControl, mayBeKept } from './cache-control.ts';
import { ENCODINGS, type EncodedPage, type Encoding } from './encode-page.ts';

const WITHOUT_DATA = 'isWithoutData';

/** Calls back for each page that is sent without its data. */
export const watchPagesWithoutData =
  (onSent: (context: Context) => void): MiddlewareHandler =>
  async (context, next) => {
    await next();
    if (context.get(WITHOUT_DATA)) onSent(context);
  };

/** The smallest encoding that a browser accepts. @param accepted its Accept-Encoding */
export function encodingOf(accepted = ''): Encoding {
  const accepts = parseAccept(accepted).filter(({ q }) => q > 0);
  return ENCODINGS.find(name => accepts.some(({ type }) => type.toLowerCase() === name)) ?? 'identity';
}

/** Sends a page in the smallest encoding that the browser accepts, or says that its copy is still right. */
export async function sendPage(
  context: Context,
  page: EncodedPage,
  cacheControl: CacheControl,
): Promise<Response> {
  context.set(STYLES, page.styles);
  context.set(WITHOUT_DATA, page.isWithoutData);
  const encoding = encodingOf(context.req.header('accept-encoding'));
  const body = await page.encode(encoding);
  for (const [name, value] of Object.entries(headersOf(page, encoding, cacheControl)))
    context.header(name, value);
  if (isKnown(page, context.req.header('if-none-match'), cacheControl)) return context.body(null, 304);
  return context.body(body, page.status as ContentfulStatusCode);
}

interface CachedAnswer {
  page: EncodedPage;
  cacheControl: CacheControl;
  /** Set-Cookie headers of this visitor. */
  cookies: readonly (string | undefined)[];
  security: SecurityHeaders;
}

/** Sends a page without the router. @returns whether it could: it was sent in this encoding before */
export function sendWithoutRouter(
  request: IncomingMessage,
  response: ServerResponse,
  { page, cacheControl, cookies, security }: CachedAnswer,
): boolean {
  const encoding = encodingOf(request.headers['accept-encoding']);
  const body = page.bodies[encoding];
  if (!body) return false;
  const isUnchanged = isKnown(page, request.headers['if-none-match'], cacheControl);
  const setCookies = cookies.filter(cookie => cookie !== undefined);
  response.writeHead(isUnchanged ? 304 : page.status, {
    ...security(page.styles),
    ...headersOf(page, encoding, cacheControl),
    ...(!isUnchanged && { 'Content-Length': body.byteLength }),
    ...(setCookies.length > 0 && { 'Set-Cookie': setCookies }),
  });
  response.end(isUnchanged ? undefined : body);
  return true;
}

function headersOf(
  page: EncodedPage,
  encoding: Encoding,
  cacheControl: CacheControl,
): Record<string, string> {
  return {
    'Cache-Control': cacheControl,
    'Content-Type': 'text/html; charset=utf-8',
    Vary: 'Accept-Encoding',
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    ...(page.status === 503 && { 'Retry-After': '10' }),
    // Caches keep one copy, whatever the rest of the query.
    ...(mayBeKept(cacheControl) && { ETag: page.etag, 'No-Vary-Search': 'params, except=("q")' }),
  };
}

/** Weak comparison of each of the browser's ETags, which hold no commas of ours. */
const isKnown = (
  { etag }: EncodedPage,
  ifNoneMatch: string | undefined,
  cacheControl: CacheControl,
): boolean => mayBeKept(cacheControl) && (ifNoneMatch?.includes(etag.slice('W/'.length)) ?? false);
