import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSubmission } from '../../testing/builders.ts';
import type { TestDatabase } from '../../testing/open-test-database.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { applyRetention } from '../retention/retention.ts';
import { drainOutbox, retryDelay } from './outbox.ts';
import { callWebhook } from './webhook.ts';

const DAY = 86_400_000;

/** What happens behind a visitor's back, the same on every database. */
export function outboxSuite(name: string, open: () => Promise<TestDatabase>): void {
  describe(`outbox and retention on ${name}`, () => {
    let database: TestDatabase;
    let test: TestApi;
    beforeAll(async () => {
      database = await open();
      test = await startTestApi(database);
    }, 60_000);
    afterAll(() => database.close());

    const submit = async () => {
      const { api } = test.browser();
      const id = await api.startSession({ ip: 'place', country: 'UK' });
      return (await api.submitContact(id, aSubmission(), { idempotencyKey: 'attempt-1' })).reference;
    };
    const drain = (deliver: (reference: string) => Promise<void>) =>
      drainOutbox({ db: database.db, now: test.services.now, deliver });
    const failing = () => Promise.reject(new Error('down'));

    it('tells each reference once when all is well, and again later when it is not', async () => {
      const reference = await submit();
      const told: string[] = [];
      const deliver = (one: string) => Promise.resolve(void told.push(one));
      expect(await drain(failing)).toEqual({ delivered: 0, failed: 1 });
      expect(await drain(deliver)).toEqual({ delivered: 0, failed: 0 });
      test.pass(retryDelay(0));
      expect(await drain(failing)).toEqual({ delivered: 0, failed: 1 });
      test.pass(retryDelay(0));
      expect(await drain(deliver)).toEqual({ delivered: 0, failed: 0 });
      test.pass(retryDelay(1) - retryDelay(0));
      expect(await drain(deliver)).toEqual({ delivered: 1, failed: 0 });
      expect(await drain(deliver)).toEqual({ delivered: 0, failed: 0 });
      expect(told).toEqual([reference]);
    });

    it('tells it once when two instances look at the same time', async () => {
      await submit();
      const told: string[] = [];
      const deliver = (one: string) => Promise.resolve(void told.push(one));
      await Promise.all([drain(deliver), drain(deliver)]);
      expect(told).toHaveLength(1);
    });

    it('says the reference and nothing else, signed', async () => {
      const sent: { body: string; signature: string }[] = [];
      const fetch: typeof globalThis.fetch = async (input, init) => {
        const request = new Request(input, init);
        sent.push({
          body: await request.text(),
          signature: request.headers.get('x-carefare-signature') ?? '',
        });
        return new Response(null, { status: sent.length > 1 ? 500 : 204 });
      };
      const secret = 'a-secret-of-length';
      const target = { url: 'https://staff.example/hook', secret, now: test.services.now, fetch };
      await callWebhook(target, 'CF-1');
      const [call] = sent;
      const seconds = /^t=(\d+),/.exec(call?.signature ?? '')?.[1];
      const expected = createHmac('sha256', secret).update(`${seconds}.{"reference":"CF-1"}`).digest('hex');
      expect(call).toEqual({ body: '{"reference":"CF-1"}', signature: `t=${seconds},v1=${expected}` });
      await expect(callWebhook(target, 'CF-1')).rejects.toThrow('500');
    });

    it('deletes sessions after 30 days without use, quotes after 12 months', async () => {
      const reference = await submit();
      const left = async () => ({
        sessions: (await database.db.selectFrom('sessions').select('id').execute()).length > 0,
        quote: (await database.db.selectFrom('submissions').select('reference').execute()).some(
          row => row.reference === reference,
        ),
      });
      test.pass(30 * DAY);
      await applyRetention(database.db, test.services.now());
      expect(await left()).toEqual({ sessions: true, quote: true });
      test.pass(1);
      await applyRetention(database.db, test.services.now());
      expect(await left()).toEqual({ sessions: false, quote: true });
      test.pass(334 * DAY);
      await applyRetention(database.db, test.services.now());
      expect(await left()).toEqual({ sessions: false, quote: true });
      test.pass(2 * DAY);
      await applyRetention(database.db, test.services.now());
      expect(await left()).toEqual({ sessions: false, quote: false });
      expect(await database.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    });
  });
}
