import type { AnalyticsEvent } from 'shared-contracts';
import { AnalyticsEventSchema } from 'shared-contracts/host';
import * as v from 'valibot';

interface AnalyticsPorts {
  /** Without it nothing is sent. */
  url: string | undefined;
  isAccepted(): boolean;
  /** `navigator.sendBeacon`. */
  send(url: string, body: string): unknown;
}

/**
 * Sends the analytics events that the contract describes, after the visitor's consent, with nothing that identifies the
 * visitor.
 */
export const createAnalytics =
  ({ url, isAccepted, send }: AnalyticsPorts) =>
  (event: AnalyticsEvent): void => {
    if (!url || !isAccepted()) return;
    const { success, output } = v.safeParse(AnalyticsEventSchema, event);
    if (success) send(url, JSON.stringify(output));
  };
