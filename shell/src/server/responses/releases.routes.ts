import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { ReleaseArchive } from '../composition/release-archive.ts';
import { createProblem } from '../guard/problem.ts';
import { encodingOf } from './send-page.ts';

/**
 * `/_releases/<remote>/<digest>/<file>`: files of checked releases, from memory or, after a restart, from the store. Their
 * content never changes.
 */
export function createReleaseRoutes({ find }: Pick<ReleaseArchive, 'find'>): Hono {
  return new Hono().get('/_releases/:remote/:digest/:file{.+}', async context => {
    const { remote, digest, file } = context.req.param();
    const found = (await find(remote, digest))?.files.get(file);
    if (!found) throw createProblem(404, 'There is no such file.');
    context.header('Content-Type', getMimeType(file) ?? 'application/octet-stream');
    context.header('Cache-Control', 'public, max-age=31536000, immutable');
    context.header('Vary', 'Accept-Encoding');
    const { bytes, isBrotli } = found;
    if (!isBrotli) return context.body(bytes);
    if (encodingOf(context.req.header('accept-encoding')) !== 'br')
      return context.body(new Uint8Array(await promisify(brotliDecompress)(bytes)));
    context.header('Content-Encoding', 'br');
    return context.body(bytes);
  });
}
