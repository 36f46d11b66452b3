import { sourceCountries } from 'shared-contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSubmission, workedExample, workedSteps } from '../testing/builders.ts';
import type { TestDatabase } from '../testing/open-test-database.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const place = { ip: 'k3yed-hash', country: 'UK' };

/** What a visitor's browser may rely on, the same on every database. */
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
      return { browser, id: await browser.api.startSession(place) };
    };

    it('answers the reference calls for every treatment', async () => {
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
      expect(await api.destinations()).toHaveLength(12);
      for (const source of sourceCountries)
        expect((await api.travelVisaCosts({ source, destination: 'India' })).travel).toBeGreaterThan(0);
    });

    it('computes the worked example, by treatment and from the saved answers', async () => {
      const { browser, id } = await withSession();
      const cost = { treatment: 6200, travel: 1100, visa: 200, accommodation: 825, food: 540, total: 8865 };
      const all = await browser.api.costsByTreatment(workedExample);
      expect(all.find(({ country }) => country === 'India')).toEqual({ country: 'India', ...cost });
      await expect(browser.api.computeCost(id)).rejects.toMatchObject({ status: 409 });
      await expect(browser.api.cost(id)).rejects.toMatchObject({ status: 409 });
      for (const step of workedSteps) await browser.api.saveStep(id, step);
      expect(await browser.api.computeCost(id)).toEqual(cost);
      expect(await browser.api.cost(id)).toEqual(cost);
    });

    it('shows a session to its own browser only', async () => {
      const { browser, id } = await withSession();
      expect(await browser.api.findSession(place)).toBe(id);
      const stranger = test.browser();
      expect(await stranger.api.findSession(place)).toBeNull();
      const [step] = workedSteps;
      if (!step) throw new Error('no step');
      await expect(stranger.api.saveStep(id, step)).rejects.toEqual(
        expect.objectContaining({ message: 'Failed to update journey step', status: 404 }),
      );
      await stranger.api.startSession(place);
      // A session of one's own opens no other one.
      await expect(stranger.api.saveStep(id, step)).rejects.toMatchObject({ status: 404 });
      await expect(stranger.api.computeCost(id)).rejects.toMatchObject({ status: 404 });
      await expect(stranger.api.cost(id)).rejects.toMatchObject({ status: 404 });
      await expect(
        stranger.api.submitContact(id, aSubmission(), { idempotencyKey: 'stranger' }),
      ).rejects.toMatchObject({
        status: 404,
      });
      expect(browser.cookie()).toMatch(/^carefare_session_4000=[\w-]{43}$/);
      const stored = await database.db.selectFrom('sessions').select('token_hash').execute();
      expect(JSON.stringify(stored)).not.toContain(browser.cookie()?.split('=')[1]);
    });

    it('drops a saved destination that the new treatment lacks, and refuses to save one', async () => {
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
      const submission = { ...aSubmission(), estimate: wire };
      const send = (key: string, body = submission) =>
        browser.api.submitContact(id, body, { idempotencyKey: key });
      const [first, ...others] = await Promise.all([send('key-00001'), send('key-00001'), send('key-00001')]);
      for (const other of others) expect(other).toEqual(first);
      // The same form posted again without JavaScript carries the server's time of the second post.
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
      expect(JSON.parse(row?.estimate ?? '')).toMatchObject({ costs: [{ country: 'India', total: 8865 }] });
      const outbox = database.db
        .selectFrom('outbox')
        .selectAll()
        .where('reference', '=', first?.reference ?? '');
      expect(await outbox.execute()).toHaveLength(1);
    });

    it('stores nothing of a submission when its outbox row cannot be stored', async () => {
      const { browser, id } = await withSession();
      const before = await rows();
      await database.db.schema.alterTable('outbox').renameTo('outbox_away').execute();
      const send = () =>
        browser.send('POST', `journey/${id}/submissions`, aSubmission(), { 'idempotency-key': 'key-00003' });
      const refused = await send();
      await database.db.schema.alterTable('outbox_away').renameTo('outbox').execute();
      expect(refused.status).toBe(500);
      expect(await refused.text()).not.toContain('outbox');
      expect(await rows()).toEqual(before);
      expect((await send()).status).toBe(201);
    });

    it.each([
      ['a treatment that does not exist', { treatment_id: 999 }, 'payload.treatment_id'],
      [
        'a destination that the treatment lacks',
        { treatment_id: 29, destination: 'Costa Rica' },
        'payload.destination',
      ],
      ['another source', { source: 'Atlantis' }, 'payload.source'],
      ['a timeline outside the four', { timeline: 'tomorrow' }, 'payload.timeline'],
      ['a name with digits', { contact_name: 'R2 D2' }, 'payload.contact_name'],
      ['no address', { contact_email: 'nobody' }, 'payload.contact_email'],
      ['a phone with six digits', { contact_phone: '+1 23 - 456' }, 'payload.contact_phone'],
      ['long notes', { notes: 'x'.repeat(2001) }, 'payload.notes'],
      ['a null byte', { notes: 'a\u0000b' }, 'payload.notes'],
      ['a field of somebody else', { is_admin: true }, 'payload.is_admin'],
    ])('refuses %s, names the field, writes nothing', async (_, payload, path) => {
      const { browser, id } = await withSession();
      const before = await rows();
      const body = { ...aSubmission(), payload: { ...aSubmission().payload, ...payload } };
      const answer = await browser.send('POST', `journey/${id}/submissions`, body, {
        'idempotency-key': 'key-00002',
      });
      expect(answer.status).toBe(422);
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
      expect(await answer.json()).toMatchObject({ errors: [{ path }], request_id: expect.any(String) });
      expect(await rows()).toEqual(before);
    });
  });
}

const wire = {
  treatment_id: 52,
  source: 'UK',
  people_count: 2,
  patient_count: 1,
  accommodation_duration: 15,
  accommodation_id: 2,
  food_id: 2,
  travel_support: true,
  visa_support: true,
};
