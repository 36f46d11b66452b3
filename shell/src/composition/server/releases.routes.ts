import { Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { getMimeType } from 'hono/utils/mime';
import { createProblem } from '../../server/problem.ts';
import type { ReleaseArchive } from './release-archive.ts';
import type { RestoreFile } from './restore-file.ts';

/**
 * `/_releases/<remote>/<digest>/<file>`: files of checked releases, from memory or, after a restart, from the store. Their
 * content never changes.
 */
export function createReleaseRoutes(archive: ReleaseArchive, restoreFile: RestoreFile): Hono {
  return new Hono().get('/_releases/:remote/:digest/:file{.+}', async context => {
    const { remote, digest, file } = context.req.param();
    const found = archive.file(remote, digest, file) ?? (await restoreFile(remote, digest, file));
    if (!found) throw createProblem(404, 'There is no such file.');
    const brotli =
      accepts(context, { header: 'Accept-Encoding', supports: ['br'], default: 'identity' }) === 'br';
    context.header('Content-Type', getMimeType(file) ?? 'application/octet-stream');
    context.header('Cache-Control', 'public, max-age=31536000, immutable');
    context.header('Vary', 'Accept-Encoding');
    if (brotli) context.header('Content-Encoding', 'br');
    return context.body(brotli ? found.br : found.bytes);
  });
}
