import { type AnalyticsEvent, createTreatmentSearchEvent } from 'shared-contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAnalytics } from './analytics.client.ts';

const URL = 'https://stats.example/events';
let accepted: boolean;
let online: boolean;
let room: boolean;
let sent: { url: string; body: string }[];
let change: () => void;
let reconnect: () => void;

const track = (url: string | undefined = URL) =>
  createAnalytics({
    url,
    consent: { isAccepted: () => accepted, subscribe: listener => (change = listener) },
    send: (to, body) => {
      if (room) sent.push({ url: to, body });
      return room;
    },
    isOnline: () => online,
    onOnline: listener => (reconnect = listener),
  });
const names = () => sent.map(({ body }) => (JSON.parse(body) as AnalyticsEvent).treatment);

beforeEach(() => {
  accepted = true;
  online = true;
  room = true;
  sent = [];
});

describe('analytics', () => {
  it('sends an event as the contract describes it, to the configured address', () => {
    track()(createTreatmentSearchEvent('Hip Replacement'));
    expect(sent).toEqual([
      {
        url: URL,
        body: '{"name":"treatment_search","version":1,"context":"home","treatment":"Hip Replacement"}',
      },
    ]);
  });

  it('records nothing before the opt-in, and nothing of that time after it', () => {
    accepted = false;
    const record = track();
    record(createTreatmentSearchEvent('Facelift'));
    accepted = true;
    change();
    record(createTreatmentSearchEvent('Rhinoplasty'));
    expect(names()).toEqual(['Rhinoplasty']);
  });

  it('sends nothing without an address', () => {
    track('')(createTreatmentSearchEvent('Facelift'));
    reconnect();
    expect(sent).toEqual([]);
  });

  it.each([
    ['an unknown event', { name: 'page_view' }],
    ['a session id beside it', { ...createTreatmentSearchEvent('Facelift'), session: 8 }],
    ['an endless name', createTreatmentSearchEvent('x'.repeat(101))],
  ])('drops %s', (_case, event) => {
    track()(event as AnalyticsEvent);
    expect(sent).toEqual([]);
  });

  it('keeps events in memory while offline, the latest twenty, and sends them in order', () => {
    online = false;
    const record = track();
    for (let index = 1; index <= 25; index++) record(createTreatmentSearchEvent(`Treatment ${index}`));
    expect(sent).toEqual([]);
    online = true;
    reconnect();
    expect(names()).toEqual(Array.from({ length: 20 }, (_, index) => `Treatment ${index + 6}`));
    reconnect();
    expect(sent).toHaveLength(20);
  });

  it('drops what waits when consent is withdrawn', () => {
    online = false;
    const record = track();
    record(createTreatmentSearchEvent('Facelift'));
    accepted = false;
    change();
    accepted = true;
    online = true;
    change();
    reconnect();
    expect(sent).toEqual([]);
  });

  it('keeps what the browser would not take, for the next occasion', () => {
    room = false;
    const record = track();
    record(createTreatmentSearchEvent('Facelift'));
    room = true;
    record(createTreatmentSearchEvent('Rhinoplasty'));
    expect(names()).toEqual(['Facelift', 'Rhinoplasty']);
  });
});
