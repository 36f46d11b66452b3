import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { cors } from 'hono/cors';

/**
 * Serves a folder of releases as a remote's origin does: for any origin, precompressed, cached forever.
 * @throws if the port is busy
 */
export async function serveReleases(dir: string, { port = 0, host = '127.0.0.1' } = {}) {
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
  const server = serve({ fetch: app.fetch, port, hostname: host });
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://${host}:${typeof address === 'object' && address ? address.port : port}`,
    async close() {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
