import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { aSubmission, workedSteps } from '../../testing/builders.ts';
import { openTestSqlite } from '../../testing/open-test-database.ts';
import { type Browser, setUpTestApi } from '../../testing/start-test-api.ts';
import type { openApiDocument } from './openapi.ts';

describe('the OpenAPI document', () => {
  const test = setUpTestApi(openTestSqlite);
  let browser: Browser;
  let document: ReturnType<typeof openApiDocument>;
  beforeAll(async () => {
    browser = test.browser();
    document = await (await browser.send('GET', 'openapi.json')).json();
  });

  it('describes every call', () => {
    expect(document).toMatchObject({ openapi: '3.1.0' });
    expect(Object.keys(document.paths)).toHaveLength(19);
    const text = JSON.stringify(document);
    for (const name of ['min_treatement_days', 'baseprice', 'people_count']) expect(text).toContain(name);
  });

  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate(document)).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it.each([
    ['get', '/journey/by-ip/{ip}', 'journey/by-ip/address-hash?country=UK', undefined],
    ['put', '/journey/{sessionId}', 'journey/1', workedSteps[0]],
    ['get', '/journey/{sessionId}/cost', 'journey/1/cost', undefined],
    ['post', '/journey/compute-cost', 'journey/compute-cost', { session_id: 1 }],
    ['post', '/journey/{sessionId}/submissions', 'journey/1/submissions', aSubmission()],
  ])('documents the session cookie that %s %s requires', async (method, path, url, body) => {
    expect(document.paths[path]?.[method]).toMatchObject({
      security: [{ session: [] }],
      responses: { 404: {} },
    });
    const response = await browser.send(method, url, body, { 'idempotency-key': 'some-key' });
    expect(response.status).toBe(404);
  });

  it('documents the headers that requests need and responses have', async () => {
    expect(document.paths['/journey/{sessionId}/submissions']?.post).toMatchObject({
      parameters: expect.arrayContaining([
        expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: true }),
      ]),
      responses: { 429: { headers: { 'Retry-After': {} } }, 503: { headers: { 'Retry-After': {} } } },
    });
    const response = await browser.send('POST', 'journey/1/submissions', aSubmission());
    expect(await response.json()).toMatchObject({ status: 422, errors: [{ path: 'Idempotency-Key' }] });
    expect(document.paths['/masters/options']?.get).toMatchObject({
      responses: {
        200: { headers: { 'Cache-Control': { schema: { const: expect.stringMatching(/^public/) } } } },
      },
    });
  });

  it('documents the file that a call answers with', async () => {
    const { headers } = await browser.send('GET', 'masters/price-book.csv');
    expect(document.paths['/masters/price-book.csv']?.get).toMatchObject({
      responses: {
        200: {
          headers: { 'Content-Disposition': { schema: { const: headers.get('content-disposition') } } },
          content: { [headers.get('content-type') ?? '']: { schema: { type: 'string' } } },
        },
      },
    });
  });
});
