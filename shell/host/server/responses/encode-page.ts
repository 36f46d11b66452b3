import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { hashStyles } from '../guard/style-hashes.ts';
import type { RenderedPage } from '../rendering/rendered-page.ts';

/** The smallest first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number] | 'identity';
type Bytes = Uint8Array<ArrayBuffer>;

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

const compressors: Record<Encoding, (html: Bytes) => Promise<Bytes>> = {
  br: html => promisify(brotliCompress)(html, { chunkSize, params: QUICK }),
  gzip: html => promisify(gzip)(html, { chunkSize }),
  identity: html => Promise.resolve(html),
};

/** At most one thread of the pool: others need the pool too. */
const oneAtATime = pLimit(1);

export interface EncodedPage extends RenderedPage {
  etag: string;
  /** The page shows its visitor's own input: no other cache keeps it, and a cookie of its form goes with it. */
  isPrivate?: boolean | undefined;
  /** Hashes of its style elements, for the policy. */
  styles: string;
  /** The encodings that were sent so far. */
  bodies: Partial<Record<Encoding, Bytes>>;
  /** Compresses the page, once. */
  encode(encoding: Encoding): Promise<Bytes>;
  /** Makes a page that is kept as small as it can be, for its next visitors. */
  compressDensely(): Promise<void>;
}

/**
 * Makes a page ready to be sent in any encoding.
 * @param last what it was before: returned if nothing has changed, so that it is not compressed again
 */
export function encodePage(
  page: RenderedPage & Pick<EncodedPage, 'isPrivate'>,
  last?: EncodedPage,
): EncodedPage {
  const isUnchanged =
    last?.status === page.status &&
    last.isComplete === page.isComplete &&
    Buffer.compare(page.html, last.html) === 0;
  if (isUnchanged) return last;
  const pending: Partial<Record<Encoding, Promise<Bytes>>> = {};
  const encoded: EncodedPage = {
    ...page,
    etag: `W/"${createHash('sha256').update(page.html).digest('base64url').slice(0, 22)}"`,
    styles: hashStyles(Buffer.from(page.html).toString()),
    bodies: {},
    async encode(encoding) {
      const bytes = await (pending[encoding] ??= compressors[encoding](page.html));
      // It may have been compressed again meanwhile.
      return (encoded.bodies[encoding] ??= bytes);
    },
    async compressDensely() {
      encoded.bodies.br = await oneAtATime(() => promisify(brotliCompress)(page.html, { params: DENSE }));
      // A different ETag, or shared caches would keep their old bytes.
      encoded.etag = encoded.etag.replace(/"$/, '.d"');
    },
  };
  return encoded;
}
