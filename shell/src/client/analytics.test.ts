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
let online: boolean;
let hasRoom: boolean;
let sent: { url: string; body: string }[];
let change: () => void;
let reconnect: () => void;

const track = (url: string | undefined = URL) =>
  createAnalytics({
    url,
    consent: { isAccepted: () => accepted, subscribe: listener => (change = listener) },
    send: (to, body) => {
      if (hasRoom) sent.push({ url: to, body });
      return hasRoom;
    },
    isOnline: () => online,
    onOnline: listener => (reconnect = listener),
  });
const names = () => sent.map(({ body }) => (JSON.parse(body) as AnalyticsEvent).treatment);

beforeEach(() => {
  accepted = true;
  online = true;
  hasRoom = true;
  sent = [];
});

describe('analytics', () => {
  it('sends an event as the contract describes it, to the configured address', () => {
    track()(requested('Hip Replacement'));
    const body = '{"name":"treatment_search","version":1,"context":"home","treatment":"Hip Replacement"}';
    expect(sent).toEqual([{ url: URL, body }]);
  });

  it('drops events from before the opt-in', () => {
    accepted = false;
    const record = track();
    record(requested('Facelift'));
    accepted = true;
    change();
    record(requested('Rhinoplasty'));
    expect(names()).toEqual(['Rhinoplasty']);
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

  it('keeps the latest twenty events while offline and sends them in order', () => {
    online = false;
    const record = track();
    for (let index = 1; index <= 25; index++) record(requested(`Treatment ${index}`));
    expect(sent).toEqual([]);
    online = true;
    reconnect();
    expect(names()).toEqual(Array.from({ length: 20 }, (_, index) => `Treatment ${index + 6}`));
    reconnect();
    expect(sent).toHaveLength(20);
  });

  it('drops waiting events when consent is withdrawn', () => {
    online = false;
    const record = track();
    record(requested('Facelift'));
    accepted = false;
    change();
    accepted = true;
    online = true;
    change();
    reconnect();
    expect(sent).toEqual([]);
  });

  it('keeps an event that the browser did not accept, and sends it with the next one', () => {
    hasRoom = false;
    const record = track();
    record(requested('Facelift'));
    hasRoom = true;
    record(requested('Rhinoplasty'));
    expect(names()).toEqual(['Facelift', 'Rhinoplasty']);
  });
});
