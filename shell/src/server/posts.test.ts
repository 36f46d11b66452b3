import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { type Context, Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteOpened, openedFor } from './opened-form.server.ts';
import { leaveFlash, takeFlash } from './posts.flash.server.ts';
import { answeredOnce } from './posts.repeated.server.ts';
import { sessionOf, visitorApi } from './posts.visitor.server.ts';

const KEY = 'a-key-of-at-least-thirty-two-characters';
const page = { path: '/contact', hashKey: KEY, origin: 'https://site.example' };

/** Answers one request with `work`; the cookies of earlier answers come along as a browser sends them. */
async function visit(work: (context: Context) => Promise<unknown>, cookies: string[] = []) {
  let result: unknown;
  const app = new Hono().get('*', async context => {
    result = await work(context);
    return context.text('');
  });
  const response = await app.request('/contact', {
    headers: { Cookie: cookies.map(cookie => cookie.split(';')[0]).join('; ') },
  });
  return { result, cookies: response.headers.getSetCookie() };
}

describe('a form that was opened', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z'), toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());
  const age = (cookies: string[], key = KEY) => visit(context => openedFor(context, key), cookies);
  const open = (cookies: string[] = [], key = KEY) =>
    visit(context => noteOpened(context, { ...page, hashKey: key }), cookies);

  it('is noted once, in a cookie that scripts cannot read and other paths do not get', async () => {
    const { cookies } = await open();
    expect(cookies).toEqual([
      expect.stringMatching(
        /^carefare_form=\d+\.\S+; Max-Age=86400; Path=\/contact; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    vi.advanceTimersByTime(3_000);
    expect((await open(cookies)).cookies).toEqual([]);
    expect((await age(cookies)).result).toBe(3_000);
  });

  it.each([
    ['without a note', []],
    ['with a note that was never signed', ['carefare_form=1700000000000']],
    [
      'with a note that somebody signed',
      ['carefare_form=1700000000000.c2lnbmVkLWJ5LW5vYm9keS1hdC1hbGwtcmVhbGx5IQ=='],
    ],
  ])('is not believed %s', async (_, cookies) => {
    expect((await age(cookies)).result).toBeNull();
  });

  it('counts for a day', async () => {
    const { cookies } = await open();
    vi.advanceTimersByTime(86_401_000);
    expect((await age(cookies)).result).toBeNull();
  });

  it('is noted again when the key has changed, or nobody could send again', async () => {
    const { cookies } = await open([], 'another-key-of-at-least-thirty-two-chars');
    expect((await age(cookies)).result).toBeNull();
    const again = await open(cookies);
    expect(again.cookies).toHaveLength(1);
    expect((await age(again.cookies)).result).toBe(0);
  });
});

describe('what a post left for its page', () => {
  it('is shown once', async () => {
    const left = await visit(context => leaveFlash(context, { reference: 'CF-1' }, page));
    const taken = await visit(context => takeFlash(context, '/contact', KEY), left.cookies);
    expect(taken.result).toEqual({ reference: 'CF-1' });
    expect(taken.cookies).toEqual([expect.stringMatching(/^carefare_flash=; Max-Age=0; Path=\/contact/)]);
  });

  it('is not taken from anybody else', async () => {
    const forged = ['carefare_flash=%7B%22reference%22%3A%22CF-1%22%7D.Zm9yZ2Vk'];
    expect((await visit(context => takeFlash(context, '/contact', KEY), forged)).result).toBeUndefined();
  });
});

describe('equal posts of one browser', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const taker = (status: number) => {
    const answer = answeredOnce<{ status: number }>(({ status: given }) => given === 303);
    const work = vi.fn(() => Promise.resolve({ status }));
    return { work, post: (key = 'same') => answer(key, work) };
  };

  it('are one piece of work, together and for a minute after it was done', async () => {
    const { work, post } = taker(303);
    const answers = await Promise.all([post(), post(), post('other')]);
    expect(answers[1]).toBe(answers[0]);
    expect(work).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(59_000);
    await post();
    expect(work).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(2_000);
    await post();
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('are new tries when the one before failed', async () => {
    const { work, post } = taker(422);
    await Promise.all([post(), post()]);
    expect(work).toHaveBeenCalledTimes(1);
    await post();
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('are forgotten, the oldest first, before they fill the memory', async () => {
    const { work, post } = taker(303);
    for (let index = 0; index <= 500; index++) await post(String(index));
    await post('500');
    expect(work).toHaveBeenCalledTimes(501);
    await post('0');
    expect(work).toHaveBeenCalledTimes(502);
  });
});

describe('the API in the name of a visitor without JavaScript', () => {
  const asked: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
  let server: Server;
  let apiUrl: string;

  beforeEach(async () => {
    asked.length = 0;
    server = createServer(({ url, headers }, response) => {
      asked.push({ url, headers });
      const found = url?.includes('by-ip');
      if (!found) response.setHeader('Set-Cookie', 'carefare_session=new; HttpOnly');
      response.writeHead(found ? 404 : 201, { 'Content-Type': 'application/json' });
      response.end(found ? '{}' : '{"session_id":7}');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const bound = server.address();
    apiUrl = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it('gets the cookie, a hash for the address, and gives back what the API sets', async () => {
    const options = { apiUrl, hashKey: KEY, addressOf: () => '203.0.113.77', config: page };
    let setCookies: readonly string[] = [];
    const { result } = await visit(
      async context => {
        const visitor = visitorApi(context, options);
        const id = await sessionOf(visitor.api, visitor.ip, AbortSignal.timeout(5_000));
        await visitor.api.findSession({ ip: visitor.ip, country: 'unknown' });
        setCookies = visitor.setCookies;
        return id;
      },
      ['carefare_session=old'],
    );
    expect(result).toBe(7);
    expect(setCookies).toEqual(['carefare_session=new; HttpOnly']);
    expect(asked.map(({ headers }) => headers.cookie)).toEqual([
      'carefare_session=old',
      'carefare_session=old',
      'carefare_session=old; carefare_session=new',
    ]);
    expect(asked.map(({ url }) => url).join(' ')).not.toContain('203.0.113.77');
    expect(asked[0]?.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.77',
      'x-forwarded-proto': 'https',
    });
  });
});
