import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSqlite, type TestDatabase } from '../../testing/open-test-database.ts';
import { startTestApi } from '../../testing/start-test-api.ts';

describe('the OpenAPI document', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestSqlite();
  });
  afterAll(() => database.close());

  it('describes every call with the names of the wire', async () => {
    const { browser } = await startTestApi(database);
    const document = await (await browser().send('GET', 'openapi.json')).json();
    expect(document).toMatchObject({ openapi: '3.1.0' });
    expect(Object.keys(document.paths).sort()).toEqual([
      '/journey/by-ip/{ip}',
      '/journey/compute-cost',
      '/journey/compute-cost-by-treatment',
      '/journey/start/{ip}',
      '/journey/{sessionId}',
      '/journey/{sessionId}/cost',
      '/journey/{sessionId}/submissions',
      '/masters/destinations',
      '/masters/options',
      '/masters/travel-visa-costs',
      '/masters/treatment-benefits',
      '/masters/treatment-countries',
      '/masters/treatment-faqs',
      '/masters/treatments',
    ]);
    const text = JSON.stringify(document);
    for (const name of ['min_treatement_days', 'baseprice', 'people_count', 'Idempotency-Key'])
      expect(text).toContain(name);
  });

  it('is valid OpenAPI 3.1', async () => {
    const { browser } = await startTestApi(database);
    const document = await (await browser().send('GET', 'openapi.json')).json();
    const validator = new Validator();
    expect(await validator.validate(document)).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('has a page for people, without script', async () => {
    const { browser } = await startTestApi(database);
    const page = await (await browser().send('GET', 'docs')).text();
    expect(page).toContain('/journey/{sessionId}/submissions');
    expect(page).not.toContain('<script');
  });
});
