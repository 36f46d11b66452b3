import { type Context, Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endFlash, findFormCookie, readFlash, readFormAge, writeFlash } from './form-cookies.ts';

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
  /** The cookies of a response. */
  async function cookiesOf(work: (context: Context) => void) {
    const app = new Hono().get('*', context => {
      work(context);
      return context.text('');
    });
    return (await app.request('/contact')).headers.getSetCookie();
  }
  const write = (path = page.path) =>
    cookiesOf(context => writeFlash(context, { reference: 'CF-1' }, { ...page, path }));
  const read = (cookies: string[]) => readFlash(cookies.map(sent).join('; '), page);

  it('is read until it is ended', async () => {
    expect(read(await write())).toEqual({ reference: 'CF-1' });
    expect(await cookiesOf(context => endFlash(context, page))).toEqual([
      expect.stringMatching(/^__Host-carefare_flash=; Max-Age=0; Path=\//),
    ]);
  });

  it('is read by a shell whose clock is 2 s behind that of the shell that wrote it', async () => {
    const cookies = await write();
    vi.setSystemTime(Date.now() - 2_000);
    expect(read(cookies)).toEqual({ reference: 'CF-1' });
    vi.setSystemTime(Date.now() - 4_000);
    expect(read(cookies)).toBeUndefined();
  });

  it('is ignored later, however often the browser sends it', async () => {
    const cookies = await write();
    vi.advanceTimersByTime(126_000);
    expect(read(cookies)).toBeUndefined();
  });

  it("is neither another cookie's value nor another form's, nor one with a wrong signature", async () => {
    const renamed = [findFormCookie(undefined, page)?.replace('carefare_form', 'carefare_flash') ?? ''];
    const forged = ['__Host-carefare_flash=%7B%22reference%22%3A%22CF-1%22%7D.Zm9yZ2Vk'];
    for (const wrong of [renamed, await write('/callback'), forged]) expect(read(wrong)).toBeUndefined();
  });
});
