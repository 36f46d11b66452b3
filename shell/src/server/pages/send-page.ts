import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import pLimit from 'p-limit';
import type { RenderedPage } from './render-page.ts';

/** Takes 3 ms for a page. */
const QUICK_QUALITY = 5;
/** Takes 0.2 s, and the page is a tenth smaller. */
const DENSE_QUALITY = 11;
/** The smallest first. */
const ENCODINGS = ['br', 'gzip'] as const;

export interface EncodedPage extends RenderedPage {
  etag: string;
  br: Uint8Array<ArrayBuffer>;
  gzip: Uint8Array<ArrayBuffer>;
}

const brotli = promisify(brotliCompress);
const compressBrotli = (bytes: Uint8Array, quality: number) =>
  brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Compresses a page, quickly, and computes its ETag. */
export async function encodePage(page: RenderedPage): Promise<EncodedPage> {
  const bytes = Buffer.from(page.html);
  const [digest, br, gz] = await Promise.all([
    crypto.subtle.digest('SHA-256', bytes),
    compressBrotli(bytes, QUICK_QUALITY),
    promisify(gzip)(bytes),
  ]);
  const etag = `W/"${Buffer.from(digest).toString('base64url').slice(0, 22)}"`;
  return { ...page, etag, br: new Uint8Array(br), gzip: new Uint8Array(gz) };
}

/** A thread of the pool at most: others need it too. */
const inTurn = pLimit(1);

/** Makes a page that is kept as small as it can be, for its next visitors. */
export async function compressDensely(page: EncodedPage): Promise<void> {
  const br = await inTurn(() => compressBrotli(Buffer.from(page.html), DENSE_QUALITY));
  page.br = new Uint8Array(br);
  // Another one, or shared caches would keep the bytes that they have.
  page.etag = page.etag.replace(/"$/, '.d"');
}

/** Sends a page in the smallest encoding that the browser accepts. */
export function sendPage(context: Context, page: EncodedPage): Response {
  context.header('Content-Type', 'text/html; charset=utf-8');
  context.header('Vary', 'Accept-Encoding');
  if (page.isComplete) context.header('ETag', page.etag);
  if (page.status === 503) context.header('Retry-After', '10');
  const status = page.status as ContentfulStatusCode;
  const encoding = ENCODINGS.find(name => isAccepted(context, name));
  if (!encoding) return context.body(page.html, status);
  context.header('Content-Encoding', encoding);
  return context.body(page[encoding], status);
}

const isAccepted = (context: Context, encoding: string): boolean =>
  accepts(context, { header: 'Accept-Encoding', supports: [encoding], default: 'identity' }) === encoding;
