import { costInput, costWire } from '@carefare/testing/worked-example';
import {
  type CostsByTreatmentInput,
  OTHER_SOURCE,
  sourceCountries,
  toCostsByTreatmentRequest,
} from 'shared-contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSubmission, workedSteps } from '../testing/builders.ts';
import type { TestDatabase } from '../testing/open-test-database.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const location = { ip: 'k3yed-hash', country: 'UK' };

export function apiSuite(name: string, open: () => Promise<TestDatabase>): void {
  describe(`the API on ${name}`, () => {
    let database: TestDatabase;
    let test: TestApi;
    beforeAll(async () => {
      database = await open();
      test = await startTestApi(database);
    }, 60_000);
    afterAll(() => database.close());

    const rows = () => database.db.selectFrom('submissions').selectAll().execute();
    const withSession = async () => {
      const browser = test.browser();
      return { browser, id: await browser.api.startSession(location) };
    };

    it('serves the reference data of every treatment', async () => {
      const { api } = test.browser();
      const treatments = await api.treatments();
      expect(treatments).toHaveLength(25);
      for (const { id, estimatedCost } of treatments) {
        const countries = await api.treatmentCountries(id);
        expect(Math.min(...countries.map(({ basePrice }) => basePrice))).toBe(estimatedCost);
        expect((await api.treatmentBenefits(id)).length).toBeGreaterThanOrEqual(3);
        expect((await api.treatmentFaqs(id)).length).toBeGreaterThan(0);
      }
      expect(await api.options()).toMatchObject({
        accommodation: { length: 4 },
        food: { length: 4 },
        asOf: '2026-11',
      });
      const destinations = await api.destinations();
      expect(destinations).toHaveLength(12);
      for (const { flightHours } of destinations)
        expect(Object.keys(flightHours).toSorted()).toEqual(sourceCountries.toSorted());
      const visaDays = destinations.filter(({ medicalVisaDays }) => medicalVisaDays !== null);
      expect(visaDays.map(({ country, medicalVisaDays }) => [country, medicalVisaDays])).toEqual([
        ['India', 60],
        ['Thailand', 90],
      ]);
      for (const source of sourceCountries)
        expect((await api.travelVisaCosts({ source, destination: 'India' })).travel).toBeGreaterThan(0);
    });

    it('computes the worked example from a request and from the saved steps', async () => {
      const { browser, id } = await withSession();
      const all = await browser.api.costsByTreatment(costInput);
      expect(all.find(({ country }) => country === 'India')).toEqual({
        country: 'India',
        ...costWire,
        // Of the treatment 5,200 to 8,000.
        low: costWire.total - 1_000,
        high: costWire.total + 1_800,
      });
      await expect(browser.api.computeCost(id)).rejects.toMatchObject({ status: 409 });
      await expect(browser.api.cost(id)).rejects.toMatchObject({ status: 409 });
      for (const step of workedSteps) await browser.api.saveStep(id, step);
      expect(await browser.api.computeCost(id)).toEqual(costWire);
      expect(await browser.api.cost(id)).toEqual(costWire);
    });

    it('counts the units of a request and of a session, and the typical number in a session without any', async () => {
      const { browser, id } = await withSession();
      const veneers = { ...costInput, treatmentId: '38' };
      const treatmentIn = async (input: CostsByTreatmentInput) =>
        (await browser.api.costsByTreatment(input)).find(({ country }) => country === 'India')?.treatment;
      const price = (await treatmentIn(veneers)) ?? Number.NaN;
      expect(await treatmentIn({ ...veneers, units: 3 })).toBe(3 * price);
      const [, ...later] = workedSteps;
      const save = async (units?: number) => {
        const updates = { treatment_id: 38, accommodation_duration: 6, variant: 'A' } as const;
        await browser.api.saveStep(id, {
          step: 'treatment',
          updates: { ...updates, ...(units !== undefined && { units }) },
        });
        for (const step of later) await browser.api.saveStep(id, step);
        return (await browser.api.computeCost(id)).treatment;
      };
      expect([await save(), await save(3), await save()]).toEqual([8 * price, 3 * price, 8 * price]);
    });

    it('computes a trip from a country that is not listed without travel and visa', async () => {
      const { browser, id } = await withSession();
      const expected = { ...costWire, travel: 0, visa: 0, total: costWire.total - 1_300 };
      const all = await browser.api.costsByTreatment({ ...costInput, source: OTHER_SOURCE });
      expect(all.find(({ country }) => country === 'India')).toMatchObject(expected);
      for (const step of workedSteps) await browser.api.saveStep(id, step);
      const updates = { source: OTHER_SOURCE, destination: 'India' };
      await browser.api.saveStep(id, { step: 'destination', updates });
      expect(await browser.api.computeCost(id)).toEqual(expected);
      const route = { source: OTHER_SOURCE, destination: 'India' };
      await expect(browser.api.travelVisaCosts(route)).rejects.toMatchObject({ status: 422 });
    });

    it.each([...sourceCountries, OTHER_SOURCE, null])('computes the typical trips from %s', async source => {
      const { api } = test.browser();
      const { travelIncluded, treatments: trips } = await api.tripCosts(source);
      expect(travelIncluded).toBe(source !== null && source !== OTHER_SOURCE);
      const treatments = await api.treatments();
      expect(trips.map(({ treatmentId }) => treatmentId)).toEqual(treatments.map(({ id }) => id));
      for (const { treatmentId, units, nights, home, costs } of trips) {
        const treatment = treatments.find(({ id }) => id === treatmentId);
        expect([units, nights]).toEqual([treatment?.typicalUnits, treatment?.duration]);
        const alone = { patients: 1, travelers: 1, nights, units };
        const input = { ...costInput, ...alone, treatmentId, source: source ?? OTHER_SOURCE };
        expect(await api.costsByTreatment(input)).toMatchObject(costs);
        const [option] = await api.treatmentCountries(treatmentId);
        const price = option?.homePrices[source ?? ''];
        expect(home).toBe(price === undefined ? null : price * units);
      }
      expect(trips.flatMap(({ costs }) => costs)).toHaveLength(295);
    });

    it('serves the price book: every price with its range, sources and date, as an answer and as a file', async () => {
      const browser = test.browser();
      const { treatments, methods, asOf } = await browser.api.priceBook();
      for (const { treatmentId, prices, sources } of treatments) {
        const countries = await browser.api.treatmentCountries(treatmentId);
        expect(prices).toMatchObject(
          countries.map(option => ({ country: option.name, typical: option.basePrice })),
        );
        expect(sources.length).toBeGreaterThan(0);
      }
      expect(methods.length).toBeGreaterThan(5);

      const file = await browser.send('GET', 'masters/price-book.csv');
      expect(Object.fromEntries(file.headers)).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="carefare-prices-${asOf}.csv"`,
        'cache-control': expect.stringMatching(/^public/),
      });
      const lines = (await file.text()).trimEnd().split('\r\n');
      expect(lines[0]).toBe(
        'treatment,category,country,unit,low_usd,typical_usd,high_usd,range,sources,as_of,note',
      );
      expect(lines).toHaveLength(1 + treatments.flatMap(({ prices }) => prices).length);
      expect(lines).toContain(
        'Coronary Angiogram,Cardiac,India,"diagnostic, day case or one night",240,450,720,published,health-e.in: angiogram in India; healthprice.in: angiogram by city,2026-11,',
      );
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
      await expect(stranger.api.saveStep(id, step)).rejects.toMatchObject({ status: 404 });
      await expect(stranger.api.computeCost(id)).rejects.toMatchObject({ status: 404 });
      await expect(stranger.api.cost(id)).rejects.toMatchObject({ status: 404 });
      await expect(
        stranger.api.submitContact(id, aSubmission(), { idempotencyKey: 'stranger' }),
      ).rejects.toMatchObject({ status: 404 });
      expect(browser.cookie()).toMatch(/^carefare_session_4000=[\w-]{43}$/);
      const stored = await database.db.selectFrom('sessions').select('token_hash').execute();
      expect(JSON.stringify(stored)).not.toContain(browser.cookie()?.split('=')[1]);
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
      expect(await browser.api.computeCost(id)).toMatchObject({ treatment: 1500 });
      const costaRica = {
        step: 'destination',
        updates: { source: 'UK', destination: 'Costa Rica' },
      } as const;
      await expect(browser.api.saveStep(id, costaRica)).rejects.toMatchObject({ status: 422 });
    });

    it('stores a submission once per key, with the estimate computed by the server', async () => {
      const { browser, id } = await withSession();
      const before = (await rows()).length;
      const estimate = toCostsByTreatmentRequest({ ...costInput, units: 2 });
      const submission = { ...aSubmission(), estimate };
      const send = (key: string, body = submission) =>
        browser.api.submitContact(id, body, { idempotencyKey: key });
      const [first, ...others] = await Promise.all([send('key-00001'), send('key-00001'), send('key-00001')]);
      for (const other of others) expect(other).toEqual(first);
      // Without JavaScript the server sets the time of consent, so a repeated post has another time.
      const later = { ...submission.consent, at: '2026-11-21T10:05:00.000Z' };
      expect(await send('key-00001', { ...submission, consent: later })).toEqual(first);
      await expect(
        send('key-00001', { ...submission, payload: aSubmission({ notes: 'x' }).payload }),
      ).rejects.toMatchObject({ status: 409 });
      const stored = await rows();
      expect(stored).toHaveLength(before + 1);
      const row = stored.find(({ reference }) => reference === first?.reference);
      expect(row).toMatchObject({
        contact_name: 'Zoë Müller',
        notes: 'Left hip.\nNo allergies.',
        session_id: id,
      });
      expect(JSON.parse(row?.estimate ?? '')).toMatchObject({
        input: { units: 2 },
        costs: [{ country: 'India', total: costWire.total + costWire.treatment }],
      });
      const outbox = database.db
        .selectFrom('outbox')
        .selectAll()
        .where('reference', '=', first?.reference ?? '');
      expect(await outbox.execute()).toHaveLength(1);
    });

    it('stores no submission without its outbox row', async () => {
      const { browser, id } = await withSession();
      const before = await rows();
      await database.db.schema.alterTable('outbox').renameTo('outbox_away').execute();
      const send = () =>
        browser.send('POST', `journey/${id}/submissions`, aSubmission(), { 'idempotency-key': 'key-00003' });
      const failure = await send();
      await database.db.schema.alterTable('outbox_away').renameTo('outbox').execute();
      expect(failure.status).toBe(500);
      expect(await failure.text()).not.toContain('outbox');
      expect(await rows()).toEqual(before);
      expect((await send()).status).toBe(201);
    });

    it.each([
      ['a treatment that does not exist', { treatment_id: 999 }, 'payload.treatment_id'],
      [
        'a destination that does not offer the treatment',
        { treatment_id: 29, destination: 'Costa Rica' },
        'payload.destination',
      ],
      ['an unknown source', { source: 'Atlantis' }, 'payload.source'],
      ['a source that is no country', { source: OTHER_SOURCE }, 'payload.source'],
      ['an unknown timeline', { timeline: 'tomorrow' }, 'payload.timeline'],
      ['a name with digits', { contact_name: 'R2 D2' }, 'payload.contact_name'],
      ['an invalid email', { contact_email: 'nobody' }, 'payload.contact_email'],
      ['a phone with six digits', { contact_phone: '+1 23 - 456' }, 'payload.contact_phone'],
      ['long notes', { notes: 'x'.repeat(2001) }, 'payload.notes'],
      ['a null byte', { notes: 'a\u0000b' }, 'payload.notes'],
      ['an unknown field', { is_admin: true }, 'payload.is_admin'],
    ])('refuses %s, names the field and writes nothing', async (_, payload, path) => {
      const { browser, id } = await withSession();
      const before = await rows();
      const body = { ...aSubmission(), payload: { ...aSubmission().payload, ...payload } };
      const response = await browser.send('POST', `journey/${id}/submissions`, body, {
        'idempotency-key': 'key-00002',
      });
      expect(response.status).toBe(422);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      expect(await response.json()).toMatchObject({ errors: [{ path }], request_id: expect.any(String) });
      expect(await rows()).toEqual(before);
    });
  });
}
