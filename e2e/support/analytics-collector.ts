import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

interface AnalyticsEvent {
  body: string;
  headers: IncomingHttpHeaders;
}

/** Collects analytics events. Its address is `localhost`, which browsers treat as another site than 127.0.0.1. */
export async function startAnalyticsCollector() {
  const events: AnalyticsEvent[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', chunk => (body += String(chunk)));
    request.on('end', () => {
      events.push({ body, headers: request.headers });
      response.writeHead(204, {
        'Access-Control-Allow-Origin': request.headers.origin ?? '*',
        'Access-Control-Allow-Credentials': 'true',
      });
      response.end();
    });
  });
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://localhost:${port}/events`,
    events,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
