import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { createProblem } from '../guard/problem.ts';
import type { ShellRelease } from '../start/shell-release.ts';

const HASHED = 'public, max-age=31536000, immutable';
const NAMED = 'public, max-age=3600';

const refuse = () => Promise.reject(createProblem(404, 'There is no such file.'));

/** Precompressed files of the shell's releases. */
export function createAssetRoutes({ clientDirs, publicDir }: ShellRelease): Hono {
  const routes = new Hono();
  for (const root of clientDirs) {
    routes.get(
      '/assets/*',
      serveStatic({
        root,
        precompressed: true,
        rewriteRequestPath: path => path.slice('/assets'.length),
        onFound: (_path, context) => context.header('Cache-Control', HASHED),
      }),
    );
  }
  routes.get('/assets/*', refuse);
  const named = serveStatic({
    root: publicDir,
    precompressed: true,
    onFound: (_path, context) => context.header('Cache-Control', NAMED),
  });
  routes.get('/images/*', named, refuse);
  routes.get('/icons/*', named, refuse);
  routes.get('/favicon.svg', named);
  routes.get('/favicon.ico', context => context.redirect('/favicon.svg', 301));
  return routes;
}
