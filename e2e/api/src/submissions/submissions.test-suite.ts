import { costInput, costWire } from '@carefare/testing/worked-example';
import { OTHER_SOURCE } from 'shared-contracts';
import { toCostsByTreatmentRequest } from 'shared-contracts/wire';
import { describe, expect, it } from 'vitest';
import { aSubmission } from '../../testing/builders.ts';
import type { TestDatabase } from '../../testing/open-test-database.ts';
import { advanceClock, setUpTestApi, startSession, startTestApi } from '../../testing/start-test-api.ts';
import { claimCopy, endClaim } from './submission.store.ts';

export function submissionsSuite(name: string, open: () => Promise<TestDatabase>): void {
  describe(`submissions on ${name}`, () => {
    const test = setUpTestApi(open);

    const rows = () => test.database.db.selectFrom('submissions').selectAll().execute();
    const withSession = () => startSession(test);

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
        // Of a hip no units are counted, as in every call.
        costs: [{ country: 'India', total: costWire.total }],
      });
      const outbox = test.database.db
        .selectFrom('outbox')
        .selectAll()
        .where('reference', '=', first?.reference ?? '');
      expect(await outbox.execute()).toHaveLength(1);
    });

    it('stores contact data clean, whatever was pasted', async () => {
      const { browser, id } = await withSession();
      const pasted = {
        contact_name: 'Zoë\u00A0Müller\u200B',
        contact_email: '\u200Bmailto:zoe@example.org,',
        contact_phone: '+৪৪ (0)20 7946 0000',
      };
      const { reference } = await browser.api.submitContact(id, aSubmission(pasted), {
        idempotencyKey: 'key-00005',
      });
      expect((await rows()).find(row => row.reference === reference)).toMatchObject({
        contact_name: 'Zoë Müller',
        contact_email: 'zoe@example.org',
        contact_phone: '+44 20 7946 0000',
      });
    });

    it('knows a repeated submission after a release of prices', async () => {
      const { browser, id } = await withSession();
      const submission = { ...aSubmission(), estimate: toCostsByTreatmentRequest(costInput) };
      const key = { idempotencyKey: 'key-00004' };
      const { reference } = await browser.api.submitContact(id, submission, key);
      const released = await startTestApi(test.database);
      const prices = released.catalogue.treatments.get(52)?.prices;
      const { api } = released.browser({ cookie: browser.cookie() ?? '' });
      const changes = [
        () =>
          prices?.set('India', {
            usd: 1,
            low: 1,
            high: 1,
            basis: 'interpolated',
            sources: [],
            note: null,
            caution: null,
          }),
        () => prices?.delete('India'),
      ];
      for (const change of changes) {
        change();
        expect(await api.submitContact(id, submission, key)).toEqual({ reference });
        for (const other of [
          aSubmission(),
          { ...submission, estimate: { ...submission.estimate, units: 2 } },
          { ...submission, payload: aSubmission({ notes: 'x' }).payload },
        ])
          await expect(api.submitContact(id, other, key)).rejects.toMatchObject({ status: 409 });
      }
    });

    it('gives the copy of a request to one try at a time, and to another when that has failed or died', async () => {
      const { browser, id } = await withSession();
      const { reference } = await browser.api.submitContact(id, aSubmission(), {
        idempotencyKey: 'copy-00001',
      });
      const { db } = test.database;
      const claim = async () => (await claimCopy(db, id, reference)).state;
      expect((await Promise.all([claim(), claim()])).toSorted()).toEqual(['busy', 'claimed']);
      await endClaim(db, reference, false);
      expect(await claim()).toBe('claimed');
      advanceClock(10_000);
      expect(await claim()).toBe('busy');
      advanceClock(1);
      expect(await claim()).toBe('claimed');
      await endClaim(db, reference, true);
      expect(await claim()).toBe('sent');
    });

    it('stores no submission without its outbox row', async () => {
      const { browser, id } = await withSession();
      const before = await rows();
      await test.database.db.schema.alterTable('outbox').renameTo('outbox_away').execute();
      const send = () =>
        browser.send('POST', `journey/${id}/submissions`, aSubmission(), { 'idempotency-key': 'key-00003' });
      const failure = await send();
      await test.database.db.schema.alterTable('outbox_away').renameTo('outbox').execute();
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
      ['a source that is not a country', { source: OTHER_SOURCE }, 'payload.source'],
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
