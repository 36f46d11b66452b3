import type { AnalyticsEvent } from 'shared-contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAnalytics } from './analytics.ts';

const requested = (treatment: string): AnalyticsEvent => ({
  name: 'treatment_search',
  version: 1,
  context: 'home',
  treatment,
});

const URL = 'https://stats.example/events';
let accepted: boolean;
let sent: { url: string; body: string }[];

const track = (url: string | undefined = URL) =>
  createAnalytics({ url, isAccepted: () => accepted, send: (to, body) => sent.push({ url: to, body }) });

beforeEach(() => {
  accepted = true;
  sent = [];
});

describe('analytics', () => {
  it('sends an event as the contract describes it, to the configured address', () => {
    track()(requested('Hip Replacement'));
    const body = '{"name":"treatment_search","version":1,"context":"home","treatment":"Hip Replacement"}';
    expect(sent).toEqual([{ url: URL, body }]);
  });

  it('drops events from before the opt-in, and from after it is withdrawn', () => {
    const record = track();
    for (const [isAccepted, treatment] of [
      [false, 'Facelift'],
      [true, 'Rhinoplasty'],
      [false, 'Liposuction'],
    ] as const) {
      accepted = isAccepted;
      record(requested(treatment));
    }
    expect(sent.map(({ body }) => JSON.parse(body).treatment)).toEqual(['Rhinoplasty']);
  });

  it.each([
    ['everything without an address', requested('Facelift'), ''],
    ['an unknown event', { name: 'page_view' }],
    ['a session id in the event', { ...requested('Facelift'), session: 8 }],
    ['a name that is too long', requested('x'.repeat(101))],
  ])('drops %s', (_case, event, url = URL) => {
    track(url)(event as AnalyticsEvent);
    expect(sent).toEqual([]);
  });
});
