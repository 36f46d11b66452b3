import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { aSubmission } from '../../testing/builders.ts';
import type { TestDatabase } from '../../testing/open-test-database.ts';
import { advanceClock, setUpTestApi } from '../../testing/start-test-api.ts';
import { readEnv } from '../env.ts';
import { startJobs } from '../jobs.ts';
import { applyRetention } from '../retention/retention.ts';
import { drainOutbox, retryDelay } from './outbox.ts';
import { callWebhook } from './webhook.ts';

const DAY = 86_400_000;

export function outboxSuite(name: string, open: () => Promise<TestDatabase>): void {
  describe(`outbox and retention on ${name}`, () => {
    const test = setUpTestApi(open);

    const submit = async () => {
      const { api } = test.browser();
      const id = await api.startSession({ ip: 'address-hash', country: 'UK' });
      return (await api.submitContact(id, aSubmission(), { idempotencyKey: 'attempt-1' })).reference;
    };
    const drain = (deliver: (reference: string) => Promise<void>) => drainOutbox(test.database.db, deliver);
    const failing = () => Promise.reject(new Error('down'));

    it('delivers each reference, and retries failed deliveries later', async () => {
      const reference = await submit();
      const delivered: string[] = [];
      const deliver = (item: string) => Promise.resolve(void delivered.push(item));
      expect(await drain(failing)).toEqual({ delivered: 0, failed: 1 });
      expect(await drain(deliver)).toEqual({ delivered: 0, failed: 0 });
      advanceClock(retryDelay(0));
      expect(await drain(failing)).toEqual({ delivered: 0, failed: 1 });
      advanceClock(retryDelay(0));
      expect(await drain(deliver)).toEqual({ delivered: 0, failed: 0 });
      advanceClock(retryDelay(1) - retryDelay(0));
      expect(await drain(deliver)).toEqual({ delivered: 1, failed: 0 });
      expect(await drain(deliver)).toEqual({ delivered: 0, failed: 0 });
      expect(delivered).toEqual([reference]);
    });

    it('delivers a reference once when two instances run at the same time', async () => {
      await submit();
      const delivered: string[] = [];
      const deliver = (item: string) => Promise.resolve(void delivered.push(item));
      await Promise.all([drain(deliver), drain(deliver)]);
      expect(delivered).toHaveLength(1);
    });

    it('keeps nothing for a webhook that is configured later', async () => {
      await submit();
      const services = { database: test.database, env: readEnv({}), log: pino({ enabled: false }) };
      const { retention, outbox } = startJobs(services);
      await Promise.all([retention.stop(), outbox.stop()]);
      const later: string[] = [];
      await drain(item => Promise.resolve(void later.push(item)));
      expect(later).toEqual([]);
    });

    it('calls a slow webhook no more once the API stops, and leaves what is due to the next start', async () => {
      const references = [await submit(), await submit()];
      const called = Promise.withResolvers<ServerResponse>();
      let calls = 0;
      const webhook = createServer((_request, response) => {
        calls += 1;
        called.resolve(response);
        if (calls > 1) response.end();
      }).listen(0, '127.0.0.1');
      await once(webhook, 'listening');
      const bound = webhook.address();
      const port = typeof bound === 'object' ? bound?.port : undefined;
      const env = readEnv({ WEBHOOK_URL: `http://127.0.0.1:${port}`, WEBHOOK_SECRET: 'a-secret-of-length' });
      const jobs = startJobs({ database: test.database, env, log: pino({ enabled: false }) });
      const response = await called.promise;
      const stopped = Promise.all([jobs.retention.stop(), jobs.outbox.stop()]);
      response.end();
      await stopped;
      webhook.close();
      expect(calls).toBe(1);
      const later: string[] = [];
      await drain(item => Promise.resolve(void later.push(item)));
      expect(later).toEqual(references.slice(1));
    });

    it('posts only the reference, signed', async () => {
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
      const target = { url: 'https://staff.example/hook', secret, fetch };
      await callWebhook(target, 'CF-1');
      const [call] = sent;
      const seconds = /^t=(\d+),/.exec(call?.signature ?? '')?.[1];
      const expected = createHmac('sha256', secret).update(`${seconds}.{"reference":"CF-1"}`).digest('hex');
      expect(call).toEqual({ body: '{"reference":"CF-1"}', signature: `t=${seconds},v1=${expected}` });
      await expect(callWebhook(target, 'CF-1')).rejects.toThrow('500');
    });

    it('deletes sessions 30 days after their last use, and quote requests after 12 months', async () => {
      const reference = await submit();
      const remaining = async () => ({
        sessions: (await test.database.db.selectFrom('sessions').select('id').execute()).length > 0,
        quote: (await test.database.db.selectFrom('submissions').select('reference').execute()).some(
          row => row.reference === reference,
        ),
      });
      advanceClock(30 * DAY);
      await applyRetention(test.database.db);
      expect(await remaining()).toEqual({ sessions: true, quote: true });
      advanceClock(1);
      await applyRetention(test.database.db);
      expect(await remaining()).toEqual({ sessions: false, quote: true });
      advanceClock(334 * DAY);
      await applyRetention(test.database.db);
      expect(await remaining()).toEqual({ sessions: false, quote: true });
      advanceClock(2 * DAY);
      await applyRetention(test.database.db);
      expect(await remaining()).toEqual({ sessions: false, quote: false });
      expect(await test.database.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    });
  });
}
