import { type Context, Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFlash, readFormAge, rememberFormOpened, writeFlash } from './form-cookies.ts';

const KEY = 'a-key-of-at-least-thirty-two-characters';
const page = { path: '/contact', hashKey: KEY, origin: 'https://site.example' };

/** Handles one request with `work`, with the cookies of earlier responses as a browser sends them. */
async function request(work: (context: Context) => unknown, cookies: string[] = []) {
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

describe('the cookie of an opened form', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z'), toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());
  const readAge = (cookies: string[]) =>
    request(context => readFormAge(context.req.header('cookie'), KEY), cookies);
  const open = (cookies: string[] = [], hashKey = KEY) =>
    request(context => rememberFormOpened(context, { ...page, hashKey }), cookies);

  it('is set once, for this path only and out of reach of scripts', async () => {
    const { cookies } = await open();
    expect(cookies).toEqual([
      expect.stringMatching(
        /^carefare_form=\d+\.\S+; Max-Age=86400; Path=\/contact; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    vi.advanceTimersByTime(3_000);
    expect((await open(cookies)).cookies).toEqual([]);
    expect((await readAge(cookies)).result).toBe(3_000);
  });

  it.each([
    ['missing', []],
    ['not signed', ['carefare_form=1700000000000']],
    ['signed with another key', ['carefare_form=1700000000000.c2lnbmVkLWJ5LW5vYm9keS1hdC1hbGwtcmVhbGx5IQ==']],
  ])('gives no age when it is %s', async (_, cookies) => {
    expect((await readAge(cookies)).result).toBeNull();
  });

  it('is one for all who open the form at about the same time, and never older than it is', async () => {
    vi.advanceTimersByTime(1);
    const first = await open();
    vi.advanceTimersByTime(98);
    expect((await open()).cookies).toEqual(first.cookies);
    expect((await readAge(first.cookies)).result).toBe(0);
    vi.advanceTimersByTime(2_000);
    expect((await readAge(first.cookies)).result).toBe(1_999);
    expect((await open()).cookies).not.toEqual(first.cookies);
  });

  it('expires after a day', async () => {
    const { cookies } = await open();
    vi.advanceTimersByTime(86_401_000);
    expect((await readAge(cookies)).result).toBeNull();
  });

  it('is replaced when the key has changed', async () => {
    const { cookies } = await open([], 'another-key-of-at-least-thirty-two-chars');
    expect((await readAge(cookies)).result).toBeNull();
    const replaced = await open(cookies);
    expect(replaced.cookies).toHaveLength(1);
    expect((await readAge(replaced.cookies)).result).toBe(0);
  });
});

describe('the flash cookie', () => {
  it('is read once', async () => {
    const written = await request(context => writeFlash(context, { reference: 'CF-1' }, page));
    const read = await request(context => readFlash(context, '/contact', KEY), written.cookies);
    expect(read.result).toEqual({ reference: 'CF-1' });
    expect(read.cookies).toEqual([expect.stringMatching(/^carefare_flash=; Max-Age=0; Path=\/contact/)]);
  });

  it('is ignored when its signature is wrong', async () => {
    const forged = ['carefare_flash=%7B%22reference%22%3A%22CF-1%22%7D.Zm9yZ2Vk'];
    expect((await request(context => readFlash(context, '/contact', KEY), forged)).result).toBeUndefined();
  });
});
