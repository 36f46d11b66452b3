import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { RenderedPage } from './render-page.ts';

const BROTLI_QUALITY = 5;
/** The smallest first. */
const ENCODINGS = ['br', 'gzip'] as const;

export interface EncodedPage extends RenderedPage {
  etag: string;
  br: Uint8Array<ArrayBuffer>;
  gzip: Uint8Array<ArrayBuffer>;
}

/** Compresses a page and computes its ETag. */
export async function encodePage(page: RenderedPage): Promise<EncodedPage> {
  const bytes = Buffer.from(page.html);
  const [digest, br, gz] = await Promise.all([
    crypto.subtle.digest('SHA-256', bytes),
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    promisify(gzip)(bytes),
  ]);
  const etag = `W/"${Buffer.from(digest).toString('base64url').slice(0, 22)}"`;
  return { ...page, etag, br: new Uint8Array(br), gzip: new Uint8Array(gz) };
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
