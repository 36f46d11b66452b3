import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves an API that is a function, such as one that `createSection7Api` made, on a free port. */
export async function serveApi(api: (request: Request) => Promise<Response>) {
  async function ask(
    { method, url, headers }: IncomingMessage,
    body: Buffer<ArrayBuffer>,
  ): Promise<Response> {
    const init = { method, headers: headers as Record<string, string>, ...(body.length > 0 && { body }) };
    return api(new Request(`http://${headers.host}${url}`, init));
  }
  const server = createServer((incoming, response) => {
    incoming
      .toArray()
      .then(async parts => {
        const answer = await ask(incoming, Buffer.concat(parts));
        response.writeHead(answer.status, Object.fromEntries(answer.headers));
        response.end(await answer.text());
      })
      .catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
