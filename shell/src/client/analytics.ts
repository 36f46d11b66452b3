import type { AnalyticsEvent } from 'shared-contracts';
import { AnalyticsEventSchema } from 'shared-contracts/host';
import * as v from 'valibot';

/** Events kept while the visitor is offline. Beyond it the oldest is dropped. */
const MAX_QUEUE = 20;

interface AnalyticsPorts {
  /** Without it nothing is sent or kept. */
  url: string | undefined;
  consent: {
    isAccepted(): boolean;
    subscribe(listener: () => void): unknown;
  };
  /** `navigator.sendBeacon`: false when the browser's own queue is full. */
  send(url: string, body: string): boolean;
  isOnline(): boolean;
  onOnline(listener: () => void): void;
}

/**
 * Records the analytics events that the contract describes, after the visitor's consent, with nothing that identifies the
 * visitor. Events wait in memory while offline; withdrawing the consent drops them.
 */
export function createAnalytics({ url, consent, send, isOnline, onOnline }: AnalyticsPorts) {
  const queue: string[] = [];
  const trySend = (body: string): boolean => Boolean(url) && isOnline() && send(url ?? '', body);
  const flush = () => {
    while (queue[0] !== undefined && trySend(queue[0])) queue.shift();
  };
  onOnline(flush);
  consent.subscribe(() => {
    if (!consent.isAccepted()) queue.length = 0;
  });
  return (event: AnalyticsEvent): void => {
    if (!url || !consent.isAccepted()) return;
    const { success, output } = v.safeParse(AnalyticsEventSchema, event);
    if (!success) return;
    queue.push(JSON.stringify(output));
    if (queue.length > MAX_QUEUE) queue.shift();
    flush();
  };
}
