import { type AnalyticsEvent, AnalyticsEventSchema } from 'shared-contracts';
import * as v from 'valibot';

/** Events that wait while the visitor is offline; the oldest give way. */
const LONGEST_QUEUE = 20;

interface AnalyticsPorts {
  /** Where events go; without it nothing is ever sent or kept. */
  url: string | undefined;
  consent: {
    isAccepted(): boolean;
    /** Calls back at each change of the choice. */
    subscribe(listener: () => void): unknown;
  };
  /** `navigator.sendBeacon`: false when the browser takes no more. */
  send(url: string, body: string): boolean;
  isOnline(): boolean;
  /** Calls back when the connection is back. */
  onOnline(listener: () => void): void;
}

/**
 * Records analytics events: none before the visitor agreed, none that the contract does not describe, and nothing with them
 * that tells who sent it. Sent at once, or kept in memory while offline; a consent that is withdrawn drops what waits.
 */
export function createAnalytics({ url, consent, send, isOnline, onOnline }: AnalyticsPorts) {
  const waiting: string[] = [];
  const sent = (body: string): boolean => Boolean(url) && isOnline() && send(url ?? '', body);
  const flush = () => {
    while (waiting[0] !== undefined && sent(waiting[0])) waiting.shift();
  };
  onOnline(flush);
  consent.subscribe(() => {
    if (!consent.isAccepted()) waiting.length = 0;
  });
  return (event: AnalyticsEvent): void => {
    if (!url || !consent.isAccepted()) return;
    const { success, output } = v.safeParse(AnalyticsEventSchema, event);
    if (!success) return;
    waiting.push(JSON.stringify(output));
    if (waiting.length > LONGEST_QUEUE) waiting.shift();
    flush();
  };
}
