import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSubmission, workedSteps } from '../../testing/builders.ts';
import { openTestSqlite, type TestDatabase } from '../../testing/open-test-database.ts';
import { startTestApi } from '../../testing/start-test-api.ts';
import { MAX_BODY } from './read-body.ts';

const place = { ip: 'place', country: 'UK' };
const hip = { treatment_id: 52 };

describe('what every call has in common', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestSqlite();
  });
  afterAll(() => database.close());

  it.each([
    [415, 'text/plain', JSON.stringify(hip)],
    [415, 'application/x-www-form-urlencoded', 'treatment_id=52'],
    [400, 'application/json', '{'],
    [400, 'application/json', ''],
    [413, 'application/json', JSON.stringify({ x: 'y'.repeat(MAX_BODY) })],
    [422, 'application/json', '[]'],
    [422, 'application/json', 'null'],
    [422, 'application/json', '{"treatment_id":"52"}'],
    [422, 'application/json', '{"treatment_id":52,"more":1}'],
    [404, 'application/json', '{"treatment_id":1}'],
    [200, 'application/json; charset=utf-8', JSON.stringify(hip)],
  ])('answers %i to a body of %s', async (status, type, body) => {
    const { browser } = await startTestApi(database);
    const answer = await browser().send('POST', 'masters/treatment-faqs', body, { 'content-type': type });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    if (status !== 200)
      expect(await answer.json()).toMatchObject({ status, request_id: answer.headers.get('x-request-id') });
  });

  it('refuses unknown, repeated and missing query parameters, and unknown paths', async () => {
    const { browser } = await startTestApi(database);
    const status = async (path: string) => (await browser().send('GET', path)).status;
    expect(await status('masters/travel-visa-costs?source=UK&destination=India')).toBe(200);
    expect(await status('masters/travel-visa-costs?source=UK&destination=India&x=1')).toBe(422);
    expect(await status('masters/travel-visa-costs?source=UK&source=USA&destination=India')).toBe(422);
    expect(await status('masters/travel-visa-costs?source=UK')).toBe(422);
    expect(await status('masters/travel-visa-costs?source=UK&destination=Narnia')).toBe(404);
    expect(await status('journey/one/cost')).toBe(404);
    expect(await status('nothing')).toBe(404);
  });

  it('lets shared answers be cached, and no journey', async () => {
    const { browser } = await startTestApi(database);
    const { api, send } = browser();
    expect((await send('GET', 'masters/treatments')).headers.get('cache-control')).toMatch(/^public/);
    await api.startSession(place);
    expect((await send('GET', 'journey/by-ip/place?country=UK')).headers.get('cache-control')).toBe(
      'no-store',
    );
  });

  it('answers 304 to who has the shared answer already', async () => {
    const { send } = (await startTestApi(database)).browser();
    const tag = (await send('GET', 'masters/treatments')).headers.get('etag') ?? '';
    expect(tag).toMatch(/^"\w+"$/);
    const again = await send('GET', 'masters/treatments', undefined, { 'if-none-match': tag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each([
    ['GET', 'masters/nothing'],
    ['POST', 'masters/treatments'],
    ['DELETE', 'journey/1'],
    ['TRACE1', 'masters/options'],
    ['GET', 'masters//treatments'],
    ['GET', '../health/secret'],
  ])('answers %s %s with a problem', async (method, path) => {
    const { browser } = await startTestApi(database);
    expect((await browser().send(method, path)).status).toBe(404);
  });

  it('names the cookie by the port that the browser sees, Secure on https only', async () => {
    const { browser } = await startTestApi(database);
    const cookie = async (headers: Record<string, string>) =>
      (await browser(headers).send('POST', 'journey/start/place', { country: 'UK' })).headers.get(
        'set-cookie',
      );
    expect(await cookie({})).toMatch(
      /^carefare_session_4000=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await cookie({ 'x-forwarded-host': 'localhost:4010' })).toMatch(/^carefare_session_4010=/);
    const https = { 'x-forwarded-host': 'carefare.example', 'x-forwarded-proto': 'https' };
    expect(await cookie(https)).toMatch(/^carefare_session=.*; Secure/);
  });

  it('does not take X-Forwarded-* from anybody', async () => {
    const { browser } = await startTestApi(database, { TRUSTED_PROXIES: '10.0.0.1' });
    const { send } = browser({ 'x-forwarded-host': 'evil:1', 'x-forwarded-proto': 'https' });
    const answer = await send('POST', 'journey/start/place', { country: 'UK' });
    expect(answer.headers.get('set-cookie')).toMatch(/^carefare_session_4000=(?!.*Secure)/);
  });

  it('limits the writes of a session and the submissions of an address, and says until when', async () => {
    const limits = { RATE_WRITES_PER_MINUTE: '3', RATE_SUBMISSIONS_PER_HOUR: '2' };
    const { browser, pass } = await startTestApi(database, limits);
    const { api, send } = browser({ 'x-forwarded-for': '203.0.113.7' });
    const id = await api.startSession(place);
    const save = () => send('PUT', `journey/${id}`, workedSteps[0]);
    for (let turn = 0; turn < 3; turn += 1) expect((await save()).status).toBe(200);
    pass(20_000);
    const refused = await save();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40']);
    pass(40_000);
    expect((await save()).status).toBe(200);
    const submit = (to: number, sender: typeof send, key: string) =>
      sender('POST', `journey/${to}/submissions`, aSubmission(), { 'idempotency-key': key });
    expect((await submit(id, send, 'first-key')).status).toBe(201);
    expect((await submit(id, send, 'second-key')).status).toBe(201);
    pass(60_000);
    expect((await submit(id, send, 'third-key')).headers.get('retry-after')).toBe('3540');
    const other = browser({ 'x-forwarded-for': '203.0.113.8' });
    const otherId = await other.api.startSession(place);
    expect((await submit(otherId, other.send, 'third-key')).status).toBe(201);
  });

  it('refuses writes from pages of another site', async () => {
    const { browser } = await startTestApi(database, { PUBLIC_ORIGIN: 'https://carefare.example' });
    const start = (origin: string) =>
      browser().send('POST', 'journey/start/place', { country: 'UK' }, { origin });
    expect((await start('https://evil.example')).status).toBe(403);
    expect((await start('https://carefare.example')).status).toBe(200);
  });

  it('logs no address, no contact data, no free text and no session', async () => {
    const { browser, log } = await startTestApi(database);
    const { api, cookie } = browser({ 'x-forwarded-for': '203.0.113.7' });
    const id = await api.startSession({ ip: 'hash-of-place', country: 'UK' });
    await api.submitContact(id, aSubmission(), { idempotencyKey: 'some-key-1' });
    const refused = aSubmission({ contact_email: 'not-an-address' });
    await expect(api.submitContact(id, refused, { idempotencyKey: 'some-key-2' })).rejects.toThrow();
    const text = log.join('');
    expect(text).toContain('/journey/:sessionId/submissions');
    const secrets = [
      '203.0.113.7',
      'hash-of-place',
      'Zoë',
      'zoe@',
      'not-an-address',
      '7946',
      'hip.',
      cookie()?.split('=')[1],
    ];
    for (const secret of secrets) expect(text).not.toContain(secret);
  });
});
