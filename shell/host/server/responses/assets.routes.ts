import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import type { ReleaseArchive } from '../composition/release-archive.ts';
import type { ShellRelease } from '../shell-release.ts';
import { IMMUTABLE, sendFile } from './send-file.ts';

const NAMED = 'public, max-age=3600';

/**
 * Precompressed files of the shell's releases: of the running one from its folder, of others, whose pages are open or come
 * from other shells of the site, from the release store.
 */
export function createAssetRoutes(
  { clientDir, publicDir }: ShellRelease,
  { findShellFile }: Pick<ReleaseArchive, 'findShellFile'>,
): Hono {
  const hashed = serveStatic({
    root: clientDir,
    precompressed: true,
    rewriteRequestPath: path => path.slice('/assets'.length),
    onFound: (_path, context) => context.header('Cache-Control', IMMUTABLE),
  });
  const named = serveStatic({
    root: publicDir,
    precompressed: true,
    onFound: (_path, context) => context.header('Cache-Control', NAMED),
  });
  const sendAsset = (context: Context) => {
    const path = context.req.path.replace('/assets/', 'client/');
    return sendFile(context, path, () => findShellFile(path));
  };
  const sendNamed = (context: Context) => {
    const path = `public${context.req.path}`;
    return sendFile(context, path, () => findShellFile(path), NAMED);
  };
  return new Hono()
    .get('/assets/*', hashed, sendAsset)
    .get('/images/*', named, sendNamed)
    .get('/icons/*', named, sendNamed)
    .get('/favicon.svg', named)
    .get('/favicon.ico', context => context.redirect('/favicon.svg', 301));
}
