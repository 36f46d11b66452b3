import type { MessagePort } from 'node:worker_threads';
import type { GatewayCall } from './site-calls.ts';

/** Where calls of the gateway go: no server has this name. */
export const GATEWAY_URL = 'http://gateway';

/** What threads send to the gateway: a call, or that its caller has left. */
export type Asked = { id: number; call: SentCall } | { id: number; hasLeft: true };
export type SentCall = Omit<GatewayCall, 'headers' | 'signal'> & { headers: [string, string][] };
/** And what comes back. */
export interface Answered {
  id: number;
  status: number;
  headers: [string, string][];
  body: ArrayBuffer | null;
}

/** What `fetch` is given, as a request. A copy of one would lose its signal once garbage is collected. */
export const fetchedRequest = (...[input, init]: Parameters<typeof fetch>): Request =>
  input instanceof Request ? input : new Request(input, init);

/** A request of `fetch` as a call of the gateway. */
export async function callOf(request: Request): Promise<SentCall> {
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method,
    target: pathname.replace('/api/', '') + search,
    body: request.body ? await request.arrayBuffer() : undefined,
    headers: [...request.headers],
    isVisitors: request.headers.has('x-forwarded-for'),
  };
}

/** `fetch` of a thread whose port leads to the gateway. */
export function fetchThrough(port: MessagePort): typeof fetch {
  const waiting = new Map<number, (answered: Answered) => void>();
  let lastId = 0;
  port.on('message', (answered: Answered) => waiting.get(answered.id)?.(answered));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
  const send = (asked: Asked) => port.postMessage(asked);

  return async (...given) => {
    const request = fetchedRequest(...given);
    const { signal } = request;
    signal.throwIfAborted();
    const call = await callOf(request);
    const id = (lastId += 1);
    const { promise, resolve, reject } = Promise.withResolvers<Answered>();
    const leave = () => {
      send({ id, hasLeft: true });
      reject(signal.reason);
    };
    waiting.set(id, resolve);
    signal.addEventListener('abort', leave, { once: true });
    send({ id, call });
    try {
      const { status, headers, body } = await promise;
      return new Response(body, { status, headers });
    } finally {
      waiting.delete(id);
      signal.removeEventListener('abort', leave);
    }
  };
}
