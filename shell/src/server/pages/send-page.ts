import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import pLimit from 'p-limit';
import { STYLES } from '../security/security-headers.ts';
import { hashStyles } from '../security/style-hashes.ts';
import type { RenderedPage } from './rendered-page.ts';

/** The smallest first. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** Takes 3 ms for a page. */
const QUICK = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  // 64 KB make pages as small as more would, and need less memory, which the garbage collector has to clear.
  [constants.BROTLI_PARAM_LGWIN]: 16,
};
/** Takes 0.2 s, and the page is a tenth smaller. */
const DENSE = { [constants.BROTLI_PARAM_QUALITY]: 11 };
/** Larger than a compressed page, so that it is made in one go. */
const chunkSize = 64 * 1024;

const compressors: Record<Encoding, (html: Uint8Array) => Promise<Buffer<ArrayBuffer>>> = {
  br: html => promisify(brotliCompress)(html, { chunkSize, params: QUICK }),
  gzip: html => promisify(gzip)(html, { chunkSize }),
};

/** A thread of the pool at most: others need it too. */
const inTurn = pLimit(1);

export interface EncodedPage extends RenderedPage {
  etag: string;
  /** Hashes of its style elements, for the policy. */
  styles: string;
  /** Compresses the page, once. */
  encode(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>>;
  /** Makes a page that is kept as small as it can be, for its next visitors. */
  compressDensely(): Promise<void>;
}

/**
 * Makes a page ready to be sent in any encoding.
 * @param last what it was before: returned if nothing has changed, so that it is not compressed again
 */
export function encodePage(page: RenderedPage, last?: EncodedPage): EncodedPage {
  const isUnchanged =
    last?.status === page.status &&
    last.isComplete === page.isComplete &&
    Buffer.compare(page.html, last.html) === 0;
  if (isUnchanged) return last;
  const compressed: Partial<Record<Encoding, ReturnType<EncodedPage['encode']>>> = {};
  const encoded: EncodedPage = {
    ...page,
    etag: `W/"${createHash('sha256').update(page.html).digest('base64url').slice(0, 22)}"`,
    styles: hashStyles(Buffer.from(page.html).toString()),
    encode: encoding => (compressed[encoding] ??= compressors[encoding](page.html)),
    async compressDensely() {
      const dense = await inTurn(() => promisify(brotliCompress)(page.html, { params: DENSE }));
      compressed.br = Promise.resolve(dense);
      // Another one, or shared caches would keep the bytes that they have.
      encoded.etag = encoded.etag.replace(/"$/, '.d"');
    },
  };
  return encoded;
}

/** Sends a page in the smallest encoding that the browser accepts. */
export async function sendPage(context: Context, page: EncodedPage): Promise<Response> {
  context.header('Content-Type', 'text/html; charset=utf-8');
  context.header('Vary', 'Accept-Encoding');
  context.set(STYLES, page.styles);
  if (page.isComplete) context.header('ETag', page.etag);
  if (page.status === 503) context.header('Retry-After', '10');
  const status = page.status as ContentfulStatusCode;
  const encoding = ENCODINGS.find(name => isAccepted(context, name));
  if (!encoding) return context.body(page.html, status);
  context.header('Content-Encoding', encoding);
  return context.body(await page.encode(encoding), status);
}

const isAccepted = (context: Context, encoding: string): boolean =>
  accepts(context, { header: 'Accept-Encoding', supports: [encoding], default: 'identity' }) === encoding;
