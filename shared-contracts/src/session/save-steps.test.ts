import { aTrip } from '@carefare/testing/worked-example';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import type { StepUpdate } from '../api/save-step-request.ts';
import { restoreTripAtom } from '../trip/reset-actions.ts';
import { stepNames } from '../trip/steps.ts';
import { tripAtom } from '../trip/trip-atoms.ts';
import { createTripStore } from '../trip/trip-store.ts';
import { saveSteps } from './save-steps.ts';
import type { Session } from './session.ts';
import { sessionLostAtom } from './session-atoms.ts';
import { NoSessionError } from './with-session.ts';

beforeEach(() => void vi.setSystemTime('2026-11-21'));
afterEach(() => void vi.useRealTimers());

const dated = { startDate: '2027-03-01', endDate: '2027-03-16' };
const httpError = (status: number) => new ApiError('Failed to update journey step', { code: 'http', status });

interface ServerOptions {
  id?: number | null;
  renewed?: number | null;
  /** Status of a failing save, by the number of the call. */
  failures?: Record<number, number>;
}

/** A store with a complete trip, and a server that records what it receives. */
function createServices({ id = 40, renewed = 51, failures = {} }: ServerOptions = {}) {
  const store = createTripStore();
  store.set(restoreTripAtom, aTrip(dated));
  const sent: string[] = [];
  const updates: StepUpdate[] = [];
  let sessionId = id;
  let count = 0;
  const session: Session = {
    start: () => Promise.resolve(),
    ready: () => Promise.resolve(sessionId),
    renew() {
      store.set(sessionLostAtom);
      sessionId = renewed;
      return Promise.resolve(renewed);
    },
  };
  const api = {
    async saveStep(savedTo: number, update: StepUpdate) {
      count += 1;
      sent.push(`${savedTo} ${update.step}`);
      await Promise.resolve();
      const status = failures[count];
      if (status) throw httpError(status);
      updates.push(update);
    },
  };
  return { services: { store, api, session }, sent, updates, store };
}

describe('saving a step', () => {
  it('saves every earlier step first, in order, with the fields of section 7 and the dates', async () => {
    const { services, updates } = createServices();
    expect(await saveSteps(services, 'food')).toBe(40);
    expect(updates).toEqual([
      {
        step: 'treatment',
        updates: { treatment_id: 52, accommodation_duration: 15, variant: 'A' },
      },
      { step: 'destination', updates: { source: 'UK', destination: 'India' } },
      {
        step: 'dates',
        updates: { timeline: 'planning', start_date: '2027-03-01', end_date: '2027-03-16' },
      },
      {
        step: 'accommodation',
        updates: { patient_count: 1, people_count: 2, accommodation_id: 2, accommodation_duration: 15 },
      },
      { step: 'food', updates: { travel_support: true, visa_support: true, food_id: 2 } },
    ]);
  });

  it('does not save dates that have passed meanwhile', async () => {
    const { services, sent } = createServices();
    vi.setSystemTime('2027-03-02');
    await saveSteps(services, 'dates');
    await saveSteps(services);
    expect(sent).toEqual(['40 treatment', '40 destination', '40 accommodation', '40 food']);
  });

  it('skips acknowledged steps, and saves changed ones again', async () => {
    const { services, sent, store } = createServices();
    await saveSteps(services, 'dates');
    await saveSteps(services, 'accommodation');
    expect(sent.slice(3)).toEqual(['40 accommodation']);
    store.set(tripAtom, { source: 'Kenya' });
    await saveSteps(services, 'food');
    expect(sent.slice(4)).toEqual(['40 destination', '40 food']);
  });

  it('saves what was not acknowledged, if it is told no step', async () => {
    const { services, sent, store } = createServices();
    await saveSteps(services, 'dates');
    await saveSteps(services);
    expect(sent.slice(3)).toEqual(['40 accommodation', '40 food']);
    await saveSteps(services);
    store.set(tripAtom, { source: 'Kenya' });
    await saveSteps(services);
    expect(sent.slice(5)).toEqual(['40 destination']);
  });

  it('stops at the first failure, and continues from there the next time', async () => {
    const { services, sent } = createServices({ failures: { 2: 500 } });
    await expect(saveSteps(services, 'dates')).rejects.toThrow('Failed to update journey step');
    expect(sent).toEqual(['40 treatment', '40 destination']);
    await saveSteps(services, 'dates');
    expect(sent.slice(2)).toEqual(['40 destination', '40 dates']);
  });

  it('renews a lost session once and saves all steps again', async () => {
    const { services, sent } = createServices({ failures: { 3: 404 } });
    await saveSteps(services, 'treatment');
    expect(await saveSteps(services, 'dates')).toBe(51);
    expect(sent).toEqual([
      '40 treatment',
      '40 destination',
      '40 dates',
      '51 treatment',
      '51 destination',
      '51 dates',
    ]);
  });

  it('fails when the new session is lost as well', async () => {
    const { services, sent } = createServices({ failures: { 1: 404, 2: 404 } });
    await expect(saveSteps(services, 'treatment')).rejects.toMatchObject({ status: 404 });
    expect(sent).toEqual(['40 treatment', '51 treatment']);
  });

  it.each([
    ['there is none in time', { id: null }],
    ['a lost one is not renewed', { renewed: null, failures: { 1: 404 } }],
  ])('fails without a session when %s', async (_name, options) => {
    const { services } = createServices(options);
    const ready = vi.spyOn(services.session, 'ready');
    await expect(saveSteps(services, 'treatment')).rejects.toBeInstanceOf(NoSessionError);
    expect(ready).toHaveBeenCalledExactlyOnceWith(5_000);
  });

  it('runs once for a double click, and waits for a pending save of other answers', async () => {
    const { services, sent, store } = createServices();
    const [first, second] = [saveSteps(services, 'destination'), saveSteps(services, 'destination')];
    store.set(tripAtom, { destination: 'Thailand' });
    const third = saveSteps(services, 'destination');
    await Promise.all([first, second, third]);
    expect(sent).toEqual(['40 treatment', '40 destination', '40 destination']);
  });

  it('succeeds only when all steps up to it are stored, whatever failed before', async () => {
    const status = fc.constantFrom(0, 0, 0, 404, 500);
    const run = fc.record({
      steps: fc.array(fc.constantFrom(...stepNames), { maxLength: 6 }),
      failures: fc.dictionary(fc.nat({ max: 20 }).map(String), status),
    });
    await fc.assert(
      fc.asyncProperty(run, async ({ steps, failures }) => {
        const { services, updates, sent } = createServices({ failures });
        for (const step of steps) await saveSteps(services, step).catch(() => undefined);
        const last = steps.at(-1);
        if (last === undefined) return;
        const saved = await saveSteps(services, last).then(
          () => true,
          () => false,
        );
        if (!saved) return;
        const upTo = stepNames.slice(0, stepNames.indexOf(last) + 1);
        for (const step of upTo) expect(updates.some(update => update.step === step)).toBe(true);
        expect(sent.at(-1)).toMatch(new RegExp(` ${last}$`));
      }),
      { numRuns: 200 },
    );
  });
});
