import { type Context, Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findFormCookie, readFlash, readFormAge, writeFlash } from './form-cookies.ts';

const KEY = 'a-key-of-at-least-thirty-two-characters';
const page = { path: '/contact', hashKey: KEY, origin: 'https://site.example' };

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

/** What a browser sends of a cookie that was set. */
const sent = (cookie = '') => cookie.split(';')[0] ?? '';

describe('the cookie of an opened form', () => {
  it('is set once, out of reach of scripts and of other hosts', () => {
    const cookie = findFormCookie(undefined, page);
    expect(cookie).toMatch(
      /^__Host-carefare_form=\S+; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    vi.advanceTimersByTime(3_000);
    expect(findFormCookie(sent(cookie), page)).toBeUndefined();
    expect(readFormAge(sent(cookie), page)).toBe(3_000);
  });

  it('gives no age when it is missing, not signed, of a sibling of the host, or older than a day', () => {
    const cookie = sent(findFormCookie(undefined, page));
    for (const wrong of [undefined, '__Host-carefare_form=1700000000000', cookie.replace('__Host-', '')])
      expect(readFormAge(wrong, page)).toBeNull();
    vi.advanceTimersByTime(86_406_000);
    expect(readFormAge(cookie, page)).toBeNull();
  });

  it('is one for all who open the form at about the same time, and never older than it is', () => {
    vi.advanceTimersByTime(1);
    const first = findFormCookie(undefined, page);
    vi.advanceTimersByTime(98);
    expect(findFormCookie(undefined, page)).toBe(first);
    expect(readFormAge(sent(first), page)).toBe(0);
    vi.advanceTimersByTime(2_000);
    expect(readFormAge(sent(first), page)).toBe(1_999);
    expect(findFormCookie(undefined, page)).not.toBe(first);
  });

  it('is named after the port in local runs, without https', () => {
    const local = { ...page, origin: 'http://127.0.0.1:4000' };
    const cookie = findFormCookie(undefined, local);
    expect(cookie).toMatch(/^carefare_form_4000=[^;]+; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(readFormAge(sent(cookie), local)).toBe(0);
  });

  it('is replaced when the key has changed', () => {
    const cookie = sent(findFormCookie(undefined, { ...page, hashKey: KEY.replace('a-key', 'another') }));
    expect(readFormAge(cookie, page)).toBeNull();
    expect(readFormAge(sent(findFormCookie(cookie, page)), page)).toBe(0);
  });
});

describe('the flash cookie', () => {
  /** Handles one request with `work`, with the cookies of earlier responses as a browser sends them. */
  async function request(work: (context: Context) => unknown, cookies: string[] = []) {
    let result: unknown;
    const app = new Hono().get('*', context => {
      result = work(context);
      return context.text('');
    });
    const headers = { Cookie: cookies.map(sent).join('; ') };
    const response = await app.request('/contact', { headers });
    return { result, cookies: response.headers.getSetCookie() };
  }
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
    const renamed = [findFormCookie(undefined, page)?.replace('carefare_form', 'carefare_flash') ?? ''];
    const forged = ['__Host-carefare_flash=%7B%22reference%22%3A%22CF-1%22%7D.Zm9yZ2Vk'];
    for (const wrong of [renamed, (await write('/callback')).cookies, forged])
      expect((await read(wrong)).result).toBeUndefined();
  });
});
