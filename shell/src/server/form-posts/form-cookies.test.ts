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
    request(context => readFormAge(context.req.header('cookie'), page), cookies);
  const open = (cookies: string[] = [], hashKey = KEY) =>
    request(context => rememberFormOpened(context, { ...page, hashKey }), cookies);

  it('is set once, out of reach of scripts and of other hosts', async () => {
    const { cookies } = await open();
    expect(cookies).toEqual([
      expect.stringMatching(
        /^__Host-carefare_form=\S+; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    vi.advanceTimersByTime(3_000);
    expect((await open(cookies)).cookies).toEqual([]);
    expect((await readAge(cookies)).result).toBe(3_000);
  });

  it.each([
    ['missing', []],
    ['not signed', ['__Host-carefare_form=1700000000000']],
    [
      'signed with another key',
      ['__Host-carefare_form=1700000000000.c2lnbmVkLWJ5LW5vYm9keS1hdC1hbGwtcmVhbGx5IQ=='],
    ],
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

  it('is named after the port in local runs, without https', async () => {
    const local = { ...page, origin: 'http://127.0.0.1:4000' };
    const { cookies } = await request(context => rememberFormOpened(context, local));
    expect(cookies).toEqual([
      expect.stringMatching(/^carefare_form_4000=[^;]+; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect((await request(context => readFormAge(context.req.header('cookie'), local), cookies)).result).toBe(
      0,
    );
  });

  it('is not replaced by a sibling of the host', async () => {
    const { cookies } = await open();
    const planted = cookies.map(cookie => cookie.replace('__Host-', ''));
    expect((await readAge(planted)).result).toBeNull();
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
    const read = await request(context => readFlash(context, page), written.cookies);
    expect(read.result).toEqual({ reference: 'CF-1' });
    expect(read.cookies).toEqual([expect.stringMatching(/^__Host-carefare_flash=; Max-Age=0; Path=\//)]);
  });

  it('is ignored later, however often the browser sends it', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z'), toFake: ['Date'] });
    const { cookies } = await request(context => writeFlash(context, { reference: 'CF-1' }, page));
    vi.advanceTimersByTime(121_000);
    const late = await request(context => readFlash(context, page), cookies);
    vi.useRealTimers();
    expect(late.result).toBeUndefined();
  });

  it("is neither another cookie's value nor another form's", async () => {
    const opened = await request(context => rememberFormOpened(context, page));
    const other = await request(context => writeFlash(context, {}, { ...page, path: '/callback' }));
    for (const { cookies } of [opened, other]) {
      const renamed = cookies.map(cookie => cookie.replace('carefare_form', 'carefare_flash'));
      expect((await request(context => readFlash(context, page), renamed)).result).toBeUndefined();
    }
  });

  it('is ignored when its signature is wrong', async () => {
    const forged = ['__Host-carefare_flash=%7B%22reference%22%3A%22CF-1%22%7D.Zm9yZ2Vk'];
    expect((await request(context => readFlash(context, page), forged)).result).toBeUndefined();
  });
});
