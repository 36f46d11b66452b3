import { Hono } from 'hono';
import type { ReleaseArchive } from '../composition/release-archive.ts';
import { sendFile } from './send-file.ts';

/**
 * `/_releases/<remote>/<digest>/<file>`: files of checked releases, from memory or, after a restart, from the store. Their
 * content never changes.
 */
export function createReleaseRoutes({ find }: Pick<ReleaseArchive, 'find'>): Hono {
  return new Hono().get('/_releases/:remote/:digest/:file{.+}', context => {
    const { remote, digest, file } = context.req.param();
    return sendFile(context, file, async () => (await find(remote, digest))?.files.get(file));
  });
}
