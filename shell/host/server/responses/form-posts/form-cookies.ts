import type { Context } from 'hono';
import {
  type CookieScope,
  type Cookies,
  createCookie,
  endCookie,
  findCookie,
  readCookie,
} from '../../guard/signed-cookie.ts';

const OPENED = { name: 'carefare_form', seconds: 86_400 } as const;
/** The time is rounded up to these steps, so that no form counts as open for longer than it was. */
const OPENED_STEP_MS = 100;
/** More than enough, since browsers follow the redirect at once. */
const FLASH = { name: 'carefare_flash', seconds: 120 } as const;

/** The last cookie of each page with a form: signing one takes a sixth of the time of a cached page. */
const lastCookies = new WeakMap<CookieScope, { time: number; cookie: string }>();

/** The same for all visitors who open the page at about the same time. */
function createFormCookie(page: CookieScope): string {
  const time = Math.ceil(Date.now() / OPENED_STEP_MS) * OPENED_STEP_MS;
  const last = lastCookies.get(page);
  if (last?.time === time) return last.cookie;
  const cookie = createCookie(page, OPENED, time, null);
  lastCookies.set(page, { time, cookie });
  return cookie;
}

/**
 * The Set-Cookie header that records when this browser opened the page with the form; showing the form again does not change
 * that. Cookies signed with an old key are replaced; otherwise that browser could never submit.
 * @returns undefined if the browser has a valid one
 */
export const findFormCookie = (cookies: Cookies, page: CookieScope): string | undefined =>
  readFormAge(cookies, page) === null ? createFormCookie(page) : undefined;

/** Sets the cookie of {@link findFormCookie}. */
export function rememberFormOpened(context: Context, page: CookieScope): void {
  const cookie = findFormCookie(context.req.header('cookie'), page);
  if (cookie) context.header('Set-Cookie', cookie, { append: true });
}

/** How long ago this browser opened the form, in ms; null without a valid cookie of the last day. */
export const readFormAge = (cookies: Cookies, page: CookieScope): number | null =>
  readCookie(cookies, page, OPENED)?.age ?? null;

/** The cookie as it was sent, which tells most browsers apart. Trust it only if {@link readFormAge} returns an age. */
export const readFormCookie = (cookies: Cookies, page: CookieScope): string | undefined =>
  findCookie(cookies, page, OPENED);

/** Whether the visitor is about to see the outcome of a post, on a page made only for them. */
export const hasFlash = (cookies: Cookies): boolean => cookies?.includes(FLASH.name) ?? false;

/** Passes the outcome of a successful post to the page that the visitor is redirected to. */
export function writeFlash(context: Context, flash: unknown, page: CookieScope): void {
  context.header('Set-Cookie', createCookie(page, FLASH, Date.now(), flash ?? null), { append: true });
}

/** The outcome of the last post; undefined if there is none. */
export const readFlash = (cookies: Cookies, page: CookieScope): unknown =>
  readCookie(cookies, page, FLASH)?.value;

/** Deletes it, so that it shows once. */
export function endFlash(context: Context, page: CookieScope): void {
  context.header('Set-Cookie', endCookie(page, FLASH), { append: true });
}
