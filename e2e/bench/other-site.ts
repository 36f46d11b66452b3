import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * Serves an empty page of another site (localhost, where the builds are at 127.0.0.1), from which each visit begins, as a
 * visitor's does. From an empty tab a browser starts another process for an answer with `Cross-Origin-Opener-Policy` and
 * for no other, so that the one build with that header would paint later for a reason that visitors do not have.
 */
export async function startOtherSite() {
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Another site</title>'),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}/`,
    close(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}
