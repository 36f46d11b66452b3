import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { ReleasedFile } from '../composition/fetch-files.ts';
import { createProblem } from '../guard/problem.ts';
import { RetryLater } from '../guard/retry-later.ts';
import { encodingOf } from './send-page.ts';

/** Its content never changes under this address. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

const RETRY_AFTER_S = 3;

/**
 * Sends a file of a release, as brotli to a browser that takes it.
 * @param find undefined answers 404, and an error, as of a store that is away, 503
 */
export async function sendFile(
  context: Context,
  path: string,
  find: () => Promise<ReleasedFile | undefined>,
  cacheControl = IMMUTABLE,
): Promise<Response> {
  const found = await find().catch(() => {
    throw new RetryLater(503, RETRY_AFTER_S);
  });
  if (!found) throw createProblem(404, 'There is no such file.');
  context.header('Content-Type', getMimeType(path) ?? 'application/octet-stream');
  context.header('Cache-Control', cacheControl);
  context.header('Vary', 'Accept-Encoding');
  const isSentCompressed = found.isBrotli && encodingOf(context.req.header('accept-encoding')) === 'br';
  if (!isSentCompressed) return context.body(await contentOf(found));
  context.header('Content-Encoding', 'br');
  return context.body(found.bytes);
}

/** What a file holds, not compressed. */
export const contentOf = async ({ bytes, isBrotli }: ReleasedFile): Promise<Uint8Array<ArrayBuffer>> =>
  isBrotli ? new Uint8Array(await promisify(brotliDecompress)(bytes)) : bytes;
