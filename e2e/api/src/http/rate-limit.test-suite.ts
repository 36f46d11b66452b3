import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aSubmission, workedSteps } from '../../testing/builders.ts';
import type { TestDatabase } from '../../testing/open-test-database.ts';
import { advanceClock, type Browser, startTestApi } from '../../testing/start-test-api.ts';

const visitor = { 'x-forwarded-for': '203.0.113.7' };
const otherVisitor = { 'x-forwarded-for': '203.0.113.8' };

const start = (browser: Browser) => browser.api.startSession({ ip: 'address-hash', country: 'UK' });

async function outcomeOf(response: Promise<Response>): Promise<string> {
  const { status, headers } = await response;
  return status === 429 ? `429, retry after ${headers.get('retry-after')} s` : String(status);
}

const save = (browser: Browser, id: number) =>
  outcomeOf(browser.send('PUT', `journey/${id}`, workedSteps[0]));

const submit = (browser: Browser, id: number, key: string) =>
  outcomeOf(browser.send('POST', `journey/${id}/submissions`, aSubmission(), { 'idempotency-key': key }));

export function rateLimitSuite(name: string, open: () => Promise<TestDatabase>): void {
  describe(`rate limits on ${name}`, () => {
    let database: TestDatabase;
    beforeEach(async () => {
      database = await open();
    }, 60_000);
    afterEach(() => database.close());

    it('count the writes of each session', async () => {
      const { browser } = await startTestApi(database, { RATE_WRITES_PER_MINUTE: '3' });
      const [first, second] = [browser(visitor), browser(visitor)];
      const [firstId, secondId] = [await start(first), await start(second)];
      for (let attempt = 0; attempt < 3; attempt += 1) expect(await save(first, firstId)).toBe('200');
      advanceClock(20_000);
      expect(await save(first, firstId)).toBe('429, retry after 40 s');
      expect(await save(second, secondId)).toBe('200');
      advanceClock(39_500);
      expect(await save(first, firstId)).toBe('429, retry after 1 s');
      advanceClock(500);
      expect(await save(first, firstId)).toBe('200');
    });

    it('count the valid submissions of each session', async () => {
      const { browser } = await startTestApi(database, { RATE_SUBMISSIONS_PER_HOUR: '2' });
      const [first, other] = [browser(visitor), browser(visitor)];
      const [id, otherId] = [await start(first), await start(other)];
      expect(await submit(first, id, 'short')).toBe('422');
      expect(await submit(first, id, 'first-key')).toBe('201');
      expect(await submit(first, id, 'second-key')).toBe('201');
      advanceClock(60_000);
      expect(await submit(first, id, 'third-key')).toBe('429, retry after 3540 s');
      // A request that is stored already is confirmed, however often it is repeated.
      expect(await submit(first, id, 'second-key')).toBe('201');
      // Somebody else at the same address.
      expect(await submit(other, otherId, 'third-key')).toBe('201');
    });

    it('count ten times as many from each address', async () => {
      const { browser } = await startTestApi(database, { RATE_SUBMISSIONS_PER_HOUR: '1' });
      const submitFrom = async (address: typeof visitor) => {
        const client = browser(address);
        return await submit(client, await start(client), 'first-key');
      };
      for (let session = 0; session < 10; session += 1) expect(await submitFrom(visitor)).toBe('201');
      expect(await submitFrom(visitor)).toBe('429, retry after 3600 s');
      expect(await submitFrom(otherVisitor)).toBe('201');
    });
  });
}

export function sharedRateLimitSuite(open: () => Promise<TestDatabase>): void {
  describe('rate limits in PostgreSQL', () => {
    let database: TestDatabase;
    beforeEach(async () => {
      database = await open();
    }, 60_000);
    afterEach(() => database.close());

    it('are shared by the instances of a database', async () => {
      const env = { RATE_WRITES_PER_MINUTE: '2', DATABASE_URL: 'postgres://database/carefare' };
      const [one, another] = [await startTestApi(database, env), await startTestApi(database, env)];
      await start(one.browser(visitor));
      await start(another.browser(visitor));
      for (const { browser } of [one, another])
        await expect(start(browser(visitor))).rejects.toMatchObject({ status: 429 });
      expect(await start(another.browser(otherVisitor))).toBeGreaterThan(0);
    });

    it('fall back to memory while their table is unavailable', async () => {
      const { browser } = await startTestApi(database, { RATE_SUBMISSIONS_PER_HOUR: '1' });
      const client = browser(visitor);
      const id = await start(client);
      await database.db.schema.dropTable('rate_limits').execute();
      expect(await submit(client, id, 'first-key')).toBe('201');
      expect(await submit(client, id, 'second-key')).toBe('429, retry after 3600 s');
    });
  });
}
