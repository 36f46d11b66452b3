import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from 'playwright';
import type { PageRequest } from './figures/rounds.ts';

/** Nothing is requested for this long: the page is idle. */
const QUIET_MS = 1_000;
const IDLE_DEADLINE_MS = 60_000;

export interface RequestWatch {
  /** Requests that were answered, in order. */
  requests(): PageRequest[];
  /** @throws if the page requests something again and again */
  waitUntilIdle(): Promise<void>;
}

interface StackTrace {
  callFrames: readonly { url: string }[];
  parent?: StackTrace;
}

/** Address of the innermost script on a stack that has one. */
const scriptOf = (stack: StackTrace | undefined): string | undefined =>
  stack && (stack.callFrames.find(({ url }) => url.startsWith('http'))?.url ?? scriptOf(stack.parent));

const withoutHash = (url: string): string => url.replace(/#.*/, '');

/** Records the requests of a page from now on. */
export async function watchRequests(cdp: CDPSession): Promise<RequestWatch> {
  const requests = new Map<string, PageRequest & { loaderId: string }>();
  let last = Date.now();
  cdp.on('Network.requestWillBeSent', event => {
    const { requestId, loaderId, request, timestamp, type = 'Other', initiator } = event;
    if (!request.url.startsWith('http')) return;
    last = Date.now();
    const cause = initiator.url ?? scriptOf(initiator.stack);
    requests.set(requestId, {
      url: request.url,
      loaderId,
      type,
      start: timestamp * 1_000,
      end: Infinity,
      initiator: type === 'Document' || !cause ? undefined : withoutHash(cause),
    });
  });
  const end = ({ requestId, timestamp }: { requestId: string; timestamp: number }) => {
    last = Date.now();
    const request = requests.get(requestId);
    if (request) request.end = timestamp * 1_000;
  };
  cdp.on('Network.loadingFinished', end);
  cdp.on('Network.loadingFailed', end);
  // Requests of a document that the visitor left before their answer came are never said to have ended.
  cdp.on('Page.frameNavigated', ({ frame }) => {
    for (const [id, request] of requests)
      if (request.end === Infinity && request.loaderId !== frame.loaderId) requests.delete(id);
  });
  await cdp.send('Page.enable');
  await cdp.send('Network.enable');
  const answered = () => [...requests.values()].filter(request => request.end < Infinity);
  return {
    requests: answered,
    async waitUntilIdle() {
      const deadline = Date.now() + IDLE_DEADLINE_MS;
      while (Date.now() - last < QUIET_MS || answered().length < requests.size) {
        if (Date.now() > deadline) {
          const pending = [...requests.values()]
            .filter(request => request.end === Infinity)
            .map(({ url }) => url);
          const reason = pending.length > 0 ? `waits for ${pending.join(', ')}` : 'requests again and again';
          throw new Error(`the page is not idle after ${IDLE_DEADLINE_MS} ms: it ${reason}`);
        }
        await pause(50);
      }
    },
  };
}
