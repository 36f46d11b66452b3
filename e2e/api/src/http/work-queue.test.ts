import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestSqlite, type TestDatabase } from '../../testing/open-test-database.ts';
import { type Browser, startTestApi } from '../../testing/start-test-api.ts';

describe('more requests than the database can answer', () => {
  let database: TestDatabase;
  let browser: Browser;
  let freeDatabase: () => void;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['performance', 'Date'] });
    database = await openTestSqlite();
    browser = (await startTestApi(database)).browser();
    await browser.api.startSession({ ip: 'address-hash', country: 'UK' });
    const busy = Promise.withResolvers<void>();
    freeDatabase = busy.resolve;
    void database.db.transaction().execute(() => busy.promise);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await database.close();
  });

  const read = () => browser.send('GET', 'journey/by-ip/address-hash?country=UK');
  const countOf = (responses: Response[], status: number) =>
    responses.filter(response => response.status === status).length;

  it('are refused at once, while others wait for their turn', async () => {
    const refused: Response[] = [];
    const all = Array.from({ length: 100 }, async () => {
      const response = await read();
      if (response.status === 503) refused.push(response);
      return response;
    });
    await expect.poll(() => refused.length).toBe(42);
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
    expect((await browser.send('GET', '../health/live')).status).toBe(200);
    expect((await browser.send('GET', 'masters/treatments')).status).toBe(200);
    freeDatabase();
    expect(countOf(await Promise.all(all), 200)).toBe(58);
  });

  it('are refused after two seconds of waiting', async () => {
    const all = Array.from({ length: 20 }, read);
    // Answered after the others have been received.
    await browser.send('GET', 'masters/treatments');
    vi.advanceTimersByTime(2_001);
    freeDatabase();
    const responses = await Promise.all(all);
    expect([countOf(responses, 200), countOf(responses, 503)]).toEqual([8, 12]);
  });
});
