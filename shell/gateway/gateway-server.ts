import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { Gateway } from './gateway.ts';

/**
 * Answers the calls of the threads that render, on this machine alone.
 * @returns its address, which nobody can guess
 */
export async function serveGateway(gateway: Gateway): Promise<string> {
  const secret = `/${crypto.randomUUID()}`;
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '', method = 'GET' } = request;
    const prefix = `${secret}/api/`;
    if (!url.startsWith(prefix)) return void response.writeHead(404).end();
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers))
      if (typeof value === 'string') headers.set(name, value);
    const { buffer: bytes, byteOffset, byteLength } = await buffer(request);
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const answer = await gateway.answer({
      method,
      target: url.slice(prefix.length),
      body: bytes.slice(byteOffset, byteOffset + byteLength),
      headers,
      isVisitors: headers.has('x-forwarded-for'),
      signal: gone.signal,
    });
    const sent: Record<string, string | string[]> = Object.fromEntries(answer.headers);
    const cookies = answer.headers.getSetCookie();
    if (cookies.length > 0) sent['set-cookie'] = cookies;
    response.writeHead(answer.status, sent);
    if (answer.body) await pipeline(Readable.fromWeb(answer.body as ReadableStream), response);
    else response.end();
  }

  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  // The threads end idle connections: one that ended here could meet a call on its way.
  server.keepAliveTimeout = 0;
  // They keep no process that is to end, and answer as long as it runs.
  server.unref();
  server.on('connection', socket => socket.unref());
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}${secret}`;
}
