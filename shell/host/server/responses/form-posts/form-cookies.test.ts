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

  it('gives no age when it is missing, not signed, of a sibling of the host, or older than a day', async () => {
    const { cookies } = await open();
    const planted = cookies.map(cookie => cookie.replace('__Host-', ''));
    for (const wrong of [[], ['__Host-carefare_form=1700000000000'], planted])
      expect((await readAge(wrong)).result).toBeNull();
    vi.advanceTimersByTime(86_406_000);
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

  it('is replaced when the key has changed', async () => {
    const { cookies } = await open([], 'another-key-of-at-least-thirty-two-chars');
    expect((await readAge(cookies)).result).toBeNull();
    const replaced = await open(cookies);
    expect(replaced.cookies).toHaveLength(1);
    expect((await readAge(replaced.cookies)).result).toBe(0);
  });
});

describe('the flash cookie', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());
  const write = (path = page.path) =>
    request(context => writeFlash(context, { reference: 'CF-1' }, { ...page, path }));
  const read = (cookies: string[]) => request(context => readFlash(context, page), cookies);

  it('is read once', async () => {
    const { result, cookies } = await read((await write()).cookies);
    expect(result).toEqual({ reference: 'CF-1' });
    expect(cookies).toEqual([expect.stringMatching(/^__Host-carefare_flash=; Max-Age=0; Path=\//)]);
  });

  it('is read by a shell whose clock is 2 s behind that of the shell that wrote it', async () => {
    const { cookies } = await write();
    vi.setSystemTime(Date.now() - 2_000);
    expect((await read(cookies)).result).toEqual({ reference: 'CF-1' });
    vi.setSystemTime(Date.now() - 4_000);
    expect((await read(cookies)).result).toBeUndefined();
  });

  it('is ignored later, however often the browser sends it', async () => {
    const { cookies } = await write();
    vi.advanceTimersByTime(126_000);
    expect((await read(cookies)).result).toBeUndefined();
  });

  it("is neither another cookie's value nor another form's, nor one with a wrong signature", async () => {
    const { cookies } = await request(context => rememberFormOpened(context, page));
    const renamed = cookies.map(cookie => cookie.replace('carefare_form', 'carefare_flash'));
    const forged = ['__Host-carefare_flash=%7B%22reference%22%3A%22CF-1%22%7D.Zm9yZ2Vk'];
    for (const wrong of [renamed, (await write('/callback')).cookies, forged])
      expect((await read(wrong)).result).toBeUndefined();
  });
});
