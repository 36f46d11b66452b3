import { type Agent, type IncomingMessage, request as open, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

/** Headers that concern one connection, not the request or response that it carries (RFC 9110, 7.6.1). */
const HOP_BY_HOP = /^(connection|keep-alive|proxy-connection|te|trailer|transfer-encoding|upgrade|expect)$/i;

/** Where a request goes. */
export interface Target {
  port: number;
  agent: Agent;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** A request that may be sent a second time although the first one may have arrived. */
const isRead = (request: IncomingMessage): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && !hasBody(request);

function headersOf({ headers, socket }: IncomingMessage) {
  const kept = Object.entries(headers).filter(([name]) => !HOP_BY_HOP.test(name));
  return {
    ...Object.fromEntries(kept),
    // Without it Node would send the body of a GET as if it were the next request.
    ...(headers['transfer-encoding'] && { 'transfer-encoding': 'chunked' }),
    'x-forwarded-for': [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', '),
  };
}

const endToEnd = (rawHeaders: readonly string[]): string[] =>
  rawHeaders.filter((_, index) => !HOP_BY_HOP.test(rawHeaders[index - (index % 2)] ?? ''));

/**
 * Sends a request on to a target and its response back.
 * @returns once all of it is over: whether the request should go to another target, because this one has not received it or
 * has ended before it answered a read
 */
export function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { port, agent }: Target,
): Promise<'done' | 'try another'> {
  return new Promise(resolve => {
    const { method, url: path } = request;
    const upstream = open({
      host: '127.0.0.1',
      port,
      // A connection that was kept may be closed as the request is sent, which a write cannot repeat.
      agent: isRead(request) ? agent : false,
      method,
      path,
      headers: headersOf(request),
    });
    let outcome: 'done' | 'try another' = 'done';
    // The body waits for the connection: another target needs all of it.
    upstream.once('socket', socket => {
      const send = () => void (request.readableEnded ? upstream.end() : request.pipe(upstream));
      if (socket.connecting) socket.once('connect', send);
      else send();
    });
    upstream.once('response', answer => {
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage, endToEnd(answer.rawHeaders));
      pipeline(answer, response, () => undefined);
    });
    upstream.on('error', (error: NodeJS.ErrnoException) => {
      request.unpipe(upstream);
      if (response.headersSent || response.destroyed) response.destroy();
      else if (error.code === 'ECONNREFUSED' || isRead(request)) outcome = 'try another';
      else response.writeHead(502).end();
    });
    upstream.once('close', () => resolve(outcome));
    response.once('close', () => {
      if (!response.writableFinished) upstream.destroy();
    });
  });
}
