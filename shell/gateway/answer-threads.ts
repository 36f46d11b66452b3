import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { context, propagation } from '@opentelemetry/api';
import { type Answered, type Asked, callOf, fetchedRequest, type SentCall } from './ask-gateway.ts';
import type { Gateway } from './gateway.ts';

type Answers = Pick<Gateway, 'answer'>;

/** A call belongs to the trace that its headers name. */
function answer(
  gateway: Answers,
  { headers: sent, ...call }: SentCall,
  signal: AbortSignal,
): Promise<Response> {
  const headers = new Headers(sent);
  const trace = propagation.extract(context.active(), Object.fromEntries(sent));
  return context.with(trace, () => gateway.answer({ ...call, headers, signal }));
}

/** A request that is collected as garbage takes its signal with it. */
const held = new Set<Request>();

/** `fetch` of the thread that has the gateway. */
export const fetchFrom =
  (gateway: Answers): typeof fetch =>
  async (...given) => {
    const request = fetchedRequest(...given);
    held.add(request);
    try {
      return await answer(gateway, await callOf(request), request.signal);
    } finally {
      held.delete(request);
    }
  };

/** Opens a way to the gateway. @returns the end for another thread, which it is transferred to */
export function openPort(gateway: Answers): MessagePort {
  const { port1: port, port2: ofThread } = new MessageChannel();
  const running = new Map<number, AbortController>();

  async function respond(id: number, call: SentCall): Promise<void> {
    const left = new AbortController();
    running.set(id, left);
    const send = (answered: Omit<Answered, 'id'>) => {
      const message: Answered = { id, ...answered };
      port.postMessage(message, answered.body ? [answered.body] : []);
    };
    try {
      const response = await answer(gateway, call, left.signal);
      const { status, headers } = response;
      send({ status, headers: [...headers], body: response.body && (await response.arrayBuffer()) });
    } catch {
      // A caller who has left needs no answer.
      if (!left.signal.aborted) send({ status: 500, headers: [], body: null });
    } finally {
      running.delete(id);
    }
  }

  port.on('message', (asked: Asked) => {
    if ('call' in asked) void respond(asked.id, asked.call);
    else running.get(asked.id)?.abort();
  });
  port.on('close', () => {
    for (const left of running.values()) left.abort();
  });
  port.unref();
  return ofThread;
}
