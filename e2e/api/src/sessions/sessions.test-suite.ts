import { costWire } from '@carefare/testing/worked-example';
import { createSession, createTripStore } from 'shared-contracts/host';
import { describe, expect, it, vi } from 'vitest';
import { aSubmission, workedSteps } from '../../testing/builders.ts';
import type { TestDatabase } from '../../testing/open-test-database.ts';
import { location, setUpTestApi, startSession } from '../../testing/start-test-api.ts';
import { readReferenceData } from '../reference/reference-data.ts';

export function sessionsSuite(name: string, open: () => Promise<TestDatabase>): void {
  describe(`sessions on ${name}`, () => {
    const test = setUpTestApi(open);

    const withSession = () => startSession(test);

    it('keeps what a visitor was told at home and the compared countries, also for their next session', async () => {
      const { browser, id } = await withSession();
      const told_prices = { 52: { amount: 9_000, currency: 'GBP', units: 1, source: 'UK' } };
      await browser.api.saveKnownAnswers(id, { told_prices, compared: ['India', 'Turkey'] });
      expect((await browser.api.savedTrip(id))?.answers.compared).toEqual(['India', 'Turkey']);
      const known: unknown[] = [];
      await browser.api.startSession({ ip: 'elsewhere', country: 'UK' }, undefined, answers =>
        known.push(answers),
      );
      expect(known).toEqual([{ told_prices }]);
      const unknown = { 999: { amount: 1, currency: 'GBP' } };
      await expect(browser.api.saveKnownAnswers(id, { told_prices: unknown })).rejects.toMatchObject({
        status: 404,
      });
    });

    it('keeps the last trips for other treatments, each once', async () => {
      const { browser, id } = await withSession();
      for (const step of workedSteps) await browser.api.saveStep(id, step);
      const choose = async (treatment_id: number, destination: string) => {
        const treatment = { treatment_id, accommodation_duration: 5, variant: 'A' as const };
        await browser.api.saveStep(id, { step: 'treatment', updates: treatment });
        await browser.api.saveStep(id, { step: 'destination', updates: { source: 'UK', destination } });
        return (await browser.api.savedTrip(id))?.earlier.map(trip => [trip.treatment_id, trip.destination]);
      };
      expect(await choose(43, 'Turkey')).toEqual([[52, 'India']]);
      expect(await choose(30, 'Thailand')).toEqual([
        [43, 'Turkey'],
        [52, 'India'],
      ]);
      expect(await choose(29, 'Turkey')).toEqual([
        [30, 'Thailand'],
        [43, 'Turkey'],
      ]);
      expect(await choose(43, 'India')).toEqual([
        [29, 'Turkey'],
        [30, 'Thailand'],
      ]);
    });

    it('returns the saved answers with their cost', async () => {
      const { browser, id } = await withSession();
      const nothing = await browser.api.savedTrip(id);
      expect(nothing?.session_id).toBe(id);
      expect(new Set(Object.values(nothing?.answers ?? {}))).toEqual(new Set([null]));
      expect(nothing?.cost).toBeNull();
      for (const step of workedSteps) await browser.api.saveStep(id, step);
      expect(await browser.api.savedTrip(id)).toEqual({
        session_id: id,
        answers: {
          treatment_id: 52,
          units: null,
          visits: null,
          source: 'UK',
          destination: 'India',
          start_date: '2027-01-10',
          end_date: '2027-01-25',
          patient_count: 1,
          people_count: 2,
          accommodation_id: 2,
          accommodation_duration: 15,
          later_nights: null,
          food_id: 2,
          travel_support: true,
          visa_support: true,
          compared: null,
        },
        earlier: [],
        cost: costWire,
        later: expect.objectContaining({ stay: 15, after: '3 months', advised_by: 'NHS' }),
      });
      // Never the last cost of other answers.
      await browser.api.computeCost(id);
      const toThailand = { source: 'UK', destination: 'Thailand' };
      await browser.api.saveStep(id, { step: 'destination', updates: toThailand });
      expect((await browser.api.savedTrip(id))?.cost?.treatment).toBe(13_500);
      // A client that sends no dates leaves none behind.
      await browser.api.saveStep(id, { step: 'dates', updates: { timeline: 'research' } });
      const { answers } = (await browser.api.savedTrip(id)) ?? {};
      expect([answers?.start_date, answers?.end_date]).toEqual([null, null]);
      const own = await browser.send('GET', `journey/${id}`);
      expect(own.headers.get('cache-control')).toBe('no-store');
    });

    it('knows where its visitor lives, and the currency, for its own browser, at another address too', async () => {
      const { browser, id } = await withSession();
      await browser.api.saveKnownAnswers(id, { source: 'Germany' });
      await browser.api.saveKnownAnswers(id, { currency: 'EUR' });
      const known = { source: 'Germany', currency: 'EUR' };
      const onKnown = vi.fn();
      expect(await browser.api.findSession(location, undefined, onKnown)).toBe(id);
      expect(onKnown).toHaveBeenLastCalledWith(known);
      const other = await browser.api.startSession({ ip: 'elsewhere', country: 'UK' }, undefined, onKnown);
      expect(other).not.toBe(id);
      expect(onKnown).toHaveBeenLastCalledWith(known);
      await test.browser().api.startSession(location, undefined, onKnown);
      expect(onKnown).toHaveBeenLastCalledWith({});
      await expect(browser.api.saveKnownAnswers(other, { source: 'Narnia' })).rejects.toMatchObject({
        status: 422,
      });
    });

    it.each([
      ['are none', '2027-02-30', '2027-03-09'],
      ['have passed', '2026-10-19', '2026-10-29'],
      ['have no night', '2027-01-10', '2027-01-10'],
      ['have too many nights', '2027-01-10', '2027-12-10'],
      ['are too far ahead', '2028-12-20', '2028-12-23'],
      ['have no end', '2027-01-10', undefined],
    ])('refuses dates that %s', async (_case, start_date, end_date) => {
      const { browser, id } = await withSession();
      const updates = { timeline: 'soon', start_date, end_date } as const;
      await expect(browser.api.saveStep(id, { step: 'dates', updates })).rejects.toMatchObject({
        status: 422,
      });
    });

    it('takes the dates of a visitor whose clock is a month behind, or ahead', async () => {
      const { browser, id } = await withSession();
      for (const [start_date, end_date] of [
        ['2026-10-21', '2026-10-22'],
        ['2028-12-21', '2028-12-22'],
      ] as const) {
        await browser.api.saveStep(id, {
          step: 'dates',
          updates: { timeline: 'soon', start_date, end_date },
        });
        expect((await browser.api.savedTrip(id))?.answers).toMatchObject({ start_date, end_date });
      }
    });

    it('gives access to a session to its own browser only', async () => {
      const { browser, id } = await withSession();
      expect(await browser.api.findSession(location)).toBe(id);
      const stranger = test.browser();
      expect(await stranger.api.findSession(location)).toBeNull();
      const [step] = workedSteps;
      if (!step) throw new Error('no step');
      await expect(stranger.api.saveStep(id, step)).rejects.toEqual(
        expect.objectContaining({ message: 'Failed to update journey step', status: 404 }),
      );
      await stranger.api.startSession(location);
      for (const call of [
        () => stranger.api.savedTrip(id),
        () => stranger.api.saveStep(id, step),
        () => stranger.api.saveKnownAnswers(id, { source: 'UK' }),
        () => stranger.api.computeCost(id),
        () => stranger.api.cost(id),
        () => stranger.api.submitContact(id, aSubmission(), { idempotencyKey: 'stranger' }),
      ])
        await expect(call()).rejects.toMatchObject({ status: 404 });
      expect(browser.cookie()).toMatch(/^carefare_session_4000=[\w-]{43}$/);
      const stored = await test.database.db.selectFrom('sessions').select('token_hash').execute();
      expect(JSON.stringify(stored)).not.toContain(browser.cookie()?.split('=')[1]);
    });

    it('finds a session that started before the location was known, only for its own browser', async () => {
      const browser = test.browser();
      const entries = new Map<string, string>();
      const storage = {
        get: (key: string) => entries.get(key) ?? null,
        set: (key: string, value: string) => void entries.set(key, value),
      };
      const openPage = (locate: () => Promise<unknown>) =>
        createSession({ store: createTripStore(), api: browser.api, locate, storage }).ready(5_000);
      const first = await openPage(() => Promise.reject(new Error('late')));
      expect(await openPage(() => Promise.resolve(location))).toBe(first);
      const stranger = test.browser();
      await stranger.api.startSession({ ip: 'of-another-address', country: 'UK' });
      expect(await stranger.api.findSession(location)).toBeNull();
    });

    it('is kept in its browser for as long as on the server: 30 days from each write on', async () => {
      const { browser, id } = await withSession();
      const started = browser.cookie();
      const save = () =>
        browser.send('PUT', `journey/${id}`, { step: 'residence', updates: { currency: 'EUR' } });
      expect((await save()).headers.get('set-cookie')).toMatch(`${started}; Max-Age=2592000;`);
      const read = await browser.send('GET', `journey/${id}`);
      expect(read.headers.get('set-cookie')).toBeNull();
    });

    it('starts one session for all starts by one client with one key, and another for anybody else', async () => {
      const start = async (address: string, key: string) => {
        const browser = test.browser({ 'x-forwarded-for': address });
        const response = await browser.send(
          'POST',
          'journey/start/k3yed-hash',
          { country: 'UK' },
          { 'idempotency-key': key },
        );
        if (!response.ok) return response.status;
        return JSON.stringify([(await response.json()).session_id, browser.cookie()]);
      };
      const key = 'k'.repeat(32);
      const [first, ...repeated] = await Promise.all([1, 2, 3].map(() => start('203.0.113.7', key)));
      expect(new Set(repeated)).toEqual(new Set([first]));
      const others = [await start('203.0.113.8', key), await start('203.0.113.7', 'l'.repeat(32))];
      expect(new Set([first, ...others]).size).toBe(3);
      expect(await start('203.0.113.7', 'could-be-guessed')).toBe(422);
    });

    it('clears a saved destination that does not offer the new treatment, and refuses to save one', async () => {
      const { browser, id } = await withSession();
      for (const step of workedSteps) await browser.api.saveStep(id, step);
      const hair = { treatment_id: 29, accommodation_duration: 4, variant: 'A' } as const;
      await browser.api.saveStep(id, { step: 'treatment', updates: hair });
      expect(await browser.api.computeCost(id)).toMatchObject({
        treatment: readReferenceData().treatments.find(treatment => treatment.id === 29)?.costs.India,
      });
      const costaRica = {
        step: 'destination',
        updates: { source: 'UK', destination: 'Costa Rica' },
      } as const;
      await expect(browser.api.saveStep(id, costaRica)).rejects.toMatchObject({ status: 422 });
    });
  });
}
