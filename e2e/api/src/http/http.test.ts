import { describe, expect, it } from 'vitest';
import { aSubmission } from '../../testing/builders.ts';
import { openTestSqlite } from '../../testing/open-test-database.ts';
import { setUpTestApi, startTestApi } from '../../testing/start-test-api.ts';
import { MAX_BODY_BYTES } from '../app.ts';

const hip = { treatment_id: 52 };

describe('every call', () => {
  const test = setUpTestApi(openTestSqlite);

  it.each([
    [415, 'text/plain', JSON.stringify(hip)],
    [415, 'application/x-www-form-urlencoded', 'treatment_id=52'],
    [400, 'application/json', '{'],
    [400, 'application/json', ''],
    [413, 'application/json', JSON.stringify({ x: 'y'.repeat(MAX_BODY_BYTES) })],
    [422, 'application/json', '[]'],
    [422, 'application/json', 'null'],
    [422, 'application/json', '{"treatment_id":"52"}'],
    [422, 'application/json', '{"treatment_id":52,"more":1}'],
    [404, 'application/json', '{"treatment_id":1}'],
    [200, 'application/json; charset=utf-8', JSON.stringify(hip)],
  ])('responds with %i to a body of type %s', async (status, type, body) => {
    const response = await test
      .browser()
      .send('POST', 'masters/treatment-faqs', body, { 'content-type': type });
    expect(response.status).toBe(status);
    const requestId = response.headers.get('x-request-id');
    expect(requestId).toMatch(/^[\w-]{36}$/);
    if (status !== 200) expect(await response.json()).toMatchObject({ status, request_id: requestId });
  });

  it('refuses unknown, repeated and missing query parameters, and unknown paths', async () => {
    const { send } = test.browser();
    const status = async (path: string) => (await send('GET', path)).status;
    expect(await status('masters/travel-visa-costs?source=UK&destination=India')).toBe(200);
    expect(await status('masters/travel-visa-costs?source=UK&destination=India&x=1')).toBe(422);
    expect(await status('masters/travel-visa-costs?source=UK&source=USA&destination=India')).toBe(422);
    expect(await status('masters/travel-visa-costs?source=UK')).toBe(422);
    expect(await status('masters/trip-costs?source=Narnia')).toBe(422);
    expect(await status('masters/trip-costs?source=UK&x=1')).toBe(422);
    expect(await status('masters/travel-visa-costs?source=UK&destination=Narnia')).toBe(404);
    expect(await status('journey/one/cost')).toBe(404);
    for (const path of ['nothing', 'masters/nothing', 'masters//treatments', '../health/secret'])
      expect(await status(path)).toBe(404);
    expect((await send('DELETE', 'journey/1')).status).toBe(404);
  });

  it('allows caching of reference data and not of sessions, and responds with 304 to a matching ETag', async () => {
    const { api, send } = test.browser();
    await api.startSession({ ip: 'address-hash', country: 'UK' });
    const session = await send('GET', 'journey/by-ip/address-hash?country=UK');
    expect(session.headers.get('cache-control')).toBe('no-store');
    const { headers } = await send('GET', 'masters/treatments');
    expect(headers.get('cache-control')).toMatch(/^public/);
    const tag = headers.get('etag') ?? '';
    expect(tag).toMatch(/^"\w+"$/);
    const repeated = await send('GET', 'masters/treatments', undefined, { 'if-none-match': tag });
    expect([repeated.status, await repeated.text()]).toEqual([304, '']);
  });

  it('names the cookie by the port of the site, and keeps it only for this host on https', async () => {
    const cookie = async (headers: Record<string, string>) =>
      (await test.browser(headers).send('POST', 'journey/start/address-hash', { country: 'UK' })).headers.get(
        'set-cookie',
      );
    expect(await cookie({})).toMatch(
      /^carefare_session_4000=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await cookie({ 'x-forwarded-host': 'localhost:4010' })).toMatch(/^carefare_session_4010=/);
    const https = { 'x-forwarded-host': 'carefare.example', 'x-forwarded-proto': 'https' };
    expect(await cookie(https)).toMatch(
      /^__Host-carefare_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it('ignores X-Forwarded-* of peers that are not trusted', async () => {
    const { browser } = await startTestApi(test.database, { TRUSTED_PROXIES: '10.0.0.1' });
    const { send } = browser({ 'x-forwarded-host': 'evil:1', 'x-forwarded-proto': 'https' });
    const response = await send('POST', 'journey/start/address-hash', { country: 'UK' });
    expect(response.headers.get('set-cookie')).toMatch(/^carefare_session_4000=(?!.*Secure)/);
  });

  it('refuses writes from pages of another site', async () => {
    const { browser } = await startTestApi(test.database, { PUBLIC_ORIGIN: 'https://carefare.example' });
    const start = (origin: string) =>
      browser().send('POST', 'journey/start/address-hash', { country: 'UK' }, { origin });
    for (const origin of ['https://evil.example', 'http://carefare.example', 'null'])
      expect((await start(origin)).status).toBe(403);
    expect((await start('https://carefare.example')).status).toBe(200);
    for (const [relation, status] of [
      ['cross-site', 403],
      ['same-site', 403],
      ['same-origin', 200],
    ] as const) {
      const headers = { 'sec-fetch-site': relation };
      const response = await browser().send('POST', 'journey/start/address-hash', { country: 'UK' }, headers);
      expect(response.status).toBe(status);
    }
  });

  it('logs no addresses, contact data, free text or sessions', async () => {
    const { api, cookie } = test.browser({ 'x-forwarded-for': '203.0.113.7' });
    const id = await api.startSession({ ip: 'hash-of-address', country: 'UK' });
    await api.submitContact(id, aSubmission(), { idempotencyKey: 'some-key-1' });
    const invalid = aSubmission({ contact_email: 'not-an-address' });
    await expect(api.submitContact(id, invalid, { idempotencyKey: 'some-key-2' })).rejects.toThrow();
    const text = test.log.join('');
    expect(text).toContain('/journey/:sessionId/submissions');
    const secrets = [
      '203.0.113.7',
      'hash-of-address',
      'Zoë',
      'zoe@',
      'not-an-address',
      '20 7946',
      '207946',
      'hip.',
    ];
    for (const secret of [...secrets, cookie()?.split('=')[1]]) expect(text).not.toContain(secret);
  });
});
