import { listen } from '@carefare/release/listen';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { cors } from 'hono/cors';

/**
 * Serves a folder of releases as a remote's origin does: for any origin, precompressed, cached forever.
 * @throws Error when the port is busy
 */
export function serveReleases(dir: string, address: { port: number; hostname: string }) {
  const app = new Hono();
  app.use(cors({ origin: '*' }));
  app.use(
    serveStatic({
      root: dir,
      precompressed: true,
      onFound: (_path, context) => {
        context.header('Cache-Control', 'public, max-age=31536000, immutable');
        context.header('Cross-Origin-Resource-Policy', 'cross-origin');
        context.header('X-Content-Type-Options', 'nosniff');
      },
    }),
  );
  return listen(app.fetch, address);
}
