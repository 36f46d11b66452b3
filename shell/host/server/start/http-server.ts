import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { KEEP_ALIVE_MS, LAST_REQUESTS_MS, REQUEST_DEADLINE_MS } from '../time-limits.ts';

const IDLE_CHECK_MS = 100;

/** The server's connections, as balancers use them. */
export function createHttpServer(listener: RequestListener): Server {
  return createServer(
    {
      // A request without a body needs no stream, which costs a tenth of a kept page.
      optimizeEmptyRequests: true,
      keepAliveTimeout: KEEP_ALIVE_MS,
      requestTimeout: REQUEST_DEADLINE_MS,
      // Checks of health may name no host. Other requests are refused for it later.
      requireHostHeader: false,
    },
    listener,
  );
}

/** Ends a server once the requests under way are answered. A connection that is kept ends with its next answer. */
export function closeHttpServer(server: Server, onClosed: () => void): void {
  const endAfter = (response: ServerResponse) => response.setHeader('Connection', 'close');
  server.prependListener('request', (_request, response) => endAfter(response));
  const close = () => {
    server.close(onClosed);
    // A connection whose last answer had begun before becomes idle only after it.
    setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS).unref();
  };
  // Who is connected already, and waits for a busy process, is let in before.
  const closeNext = () => void setImmediate(close);
  server.getConnections((_error, count) => {
    if (count > 0) setTimeout(closeNext, LAST_REQUESTS_MS);
    else closeNext();
  });
}
