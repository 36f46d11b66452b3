import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import * as v from 'valibot';

/** A remote's origin: a static server of its releases folder, for any site, precompressed, kept by browsers for good. */
const { DIR, PORT, HOST } = v.parse(
  v.object({
    DIR: v.string(),
    PORT: v.pipe(v.string(), v.transform(Number)),
    HOST: v.optional(v.string(), '127.0.0.1'),
  }),
  process.env,
);

const app = new Hono();
app.use(cors({ origin: '*' }));
app.use(
  serveStatic({
    root: DIR,
    precompressed: true,
    onFound: (_path, context) => {
      context.header('Cache-Control', 'public, max-age=31536000, immutable');
      context.header('Cross-Origin-Resource-Policy', 'cross-origin');
      context.header('X-Content-Type-Options', 'nosniff');
    },
  }),
);

const server = serve({ fetch: app.fetch, port: PORT, hostname: HOST }, () =>
  process.stdout.write('listening\n'),
);
server.on('error', (error: NodeJS.ErrnoException) => {
  process.stderr.write(error.code === 'EADDRINUSE' ? `port ${PORT} is busy\n` : `${error.message}\n`);
  process.exit(1);
});
process.once('SIGTERM', () => process.exit(0));
process.once('SIGINT', () => process.exit(0));
