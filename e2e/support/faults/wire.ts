import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { DRIP_BYTES, DRIP_PAUSE_MS, type Fault, readFault, STRANGE_HTML, tamper } from './fault.ts';

/** Faults that are made on the wire alone: of an answer that never ends, and of one without content. */
export type WireFault = Fault | 'empty' | 'endless' | 'endless-drip';

const JSON_TYPE = { 'content-type': 'application/json' };

/** A request on its way to the target, and its answer. */
interface Exchange {
  target: string;
  incoming: IncomingMessage;
  response: ServerResponse;
  /** Of the request, if it has been read. */
  body?: Buffer;
}

/** Answers a request with a fault, or with what the target answers. */
export async function answer(fault: WireFault | undefined, exchange: Exchange): Promise<void> {
  if (!fault) return passThrough(exchange);
  const { incoming, response } = exchange;
  const { kind, amount } = readFault(fault);
  switch (kind) {
    case 'refused':
      incoming.socket.destroy();
      return undefined;
    case 'reset':
      incoming.socket.resetAndDestroy();
      return undefined;
    case 'status':
      sendProblem(response, amount, 'fault');
      return undefined;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end(STRANGE_HTML);
      return undefined;
    case 'truncated':
      return answerTruncated(exchange);
    case 'tampered':
      return answerTampered(exchange);
    case 'slow':
      await pause(amount * 1_000);
      return passThrough(exchange);
    case 'hang':
      return undefined;
    case 'drip':
      return drip(exchange);
    case 'empty':
      response.writeHead(200, JSON_TYPE).end();
      return undefined;
    case 'endless':
      pipeline(endlessList(), response.writeHead(200, JSON_TYPE), () => undefined);
      return undefined;
    case 'endless-drip':
      for (response.writeHead(200, JSON_TYPE).write('['); !response.destroyed; response.write(' '))
        await pause(DRIP_PAUSE_MS);
      return undefined;
  }
}

export const sendProblem = (response: ServerResponse, status: number, title: string) =>
  response.writeHead(status, JSON_TYPE).end(JSON.stringify({ title, status }));

async function passThrough(exchange: Exchange): Promise<void> {
  const answered = await send(exchange, exchange.incoming.headers);
  // A caller who has left meanwhile gets nothing: to pipe to a closed connection throws.
  if (exchange.response.destroyed) return void answered.destroy();
  exchange.response.writeHead(answered.statusCode ?? 502, answered.headers);
  // A visitor who leaves, or a target that dies, ends both sides.
  pipeline(answered, exchange.response, () => undefined);
}

/** Announces the whole length and ends after half of it. */
async function answerTruncated({ response, ...exchange }: Exchange): Promise<void> {
  const { headers, status, body } = await fetchWhole({ response, ...exchange });
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.write(body.subarray(0, body.length / 2), () => response.destroy());
}

async function answerTampered(exchange: Exchange): Promise<void> {
  const { headers, status, body } = await fetchWhole(exchange);
  const changed = tamper(body);
  exchange.response.writeHead(status, { ...headers, 'content-length': changed.length }).end(changed);
}

async function drip(exchange: Exchange): Promise<void> {
  const { response } = exchange;
  const { headers, status, body } = await fetchWhole(exchange);
  response.writeHead(status, { ...headers, 'content-length': body.length });
  for (let start = 0; start < body.length && !response.destroyed; start += DRIP_BYTES) {
    await pause(DRIP_PAUSE_MS);
    response.write(body.subarray(start, start + DRIP_BYTES));
  }
  response.end();
}

function* endlessList() {
  yield '[';
  for (;;) yield '{"title":"again"},'.repeat(10_000);
}

/** The whole answer, not compressed. */
async function fetchWhole(exchange: Exchange) {
  const answered = await send(exchange, { ...exchange.incoming.headers, 'accept-encoding': 'identity' });
  const body = Buffer.concat(await answered.toArray());
  const { 'transfer-encoding': _, ...headers } = answered.headers;
  return { headers, status: answered.statusCode ?? 502, body };
}

function send(
  { target, incoming, body }: Exchange,
  headers: IncomingMessage['headers'],
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { url, method } = incoming;
    const outgoing = request(new URL(url ?? '/', target), {
      method,
      headers: asSentTo(target, headers),
      agent: false,
    });
    outgoing.once('response', resolve);
    outgoing.on('error', reject);
    if (body) outgoing.end(body);
    else incoming.pipe(outgoing);
  });
}

/** The target answers only requests for its own host, and writes only from its own pages. */
function asSentTo(target: string, headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  const { host, origin } = new URL(target);
  const isOwnPage = headers.origin === `http://${headers.host}`;
  return { ...headers, host, ...(isOwnPage && { origin }) };
}
