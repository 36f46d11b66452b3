import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import { type CookieOptions, parse, serialize } from 'hono/utils/cookie';

const OPENED = 'carefare_form';
const OPENED_SECONDS = 86_400;
/** The time is rounded up to such steps, so that no form counts as open for longer than it was. */
const OPENED_STEP_MS = 100;
const FLASH = 'carefare_flash';
/** Ample, since browsers follow the redirect at once. */
const FLASH_SECONDS = 120;

/** A page with a form, and what its cookies need. */
export interface FormPage {
  path: string;
  hashKey: string;
  origin: string;
}

const optionsOf = ({ path, origin }: FormPage, maxAge: number): CookieOptions => ({
  path,
  httpOnly: true,
  sameSite: 'Lax',
  maxAge,
  secure: origin.startsWith('https:'),
});

/** A value with its signature, as Hono's signed cookies have it. */
const sign = (value: string, hashKey: string): string =>
  `${value}.${createHmac('sha256', hashKey).update(value).digest('base64')}`;

/** The last one of each page object: signing and writing one takes a sixth of a kept answer. */
const lastCookies = new WeakMap<FormPage, { time: number; cookie: string }>();

/** The same for all visitors who open the page at about the same time. */
function createFormCookie(page: FormPage): string {
  const time = Math.ceil(Date.now() / OPENED_STEP_MS) * OPENED_STEP_MS;
  const last = lastCookies.get(page);
  if (last?.time === time) return last.cookie;
  const cookie = serialize(OPENED, sign(String(time), page.hashKey), optionsOf(page, OPENED_SECONDS));
  lastCookies.set(page, { time, cookie });
  return cookie;
}

/**
 * The Set-Cookie header that records when this browser opened the page with the form; showing the form again does not change
 * that. Cookies signed with an old key are replaced; otherwise that browser could never submit.
 * @param cookies the request's Cookie header
 * @returns undefined if the browser has a valid one
 */
export const findFormCookie = (cookies: string | undefined, page: FormPage): string | undefined =>
  readFormAge(cookies, page.hashKey) === null ? createFormCookie(page) : undefined;

/** Sets the cookie of {@link findFormCookie}. */
export function rememberFormOpened(context: Context, page: FormPage): void {
  const cookie = findFormCookie(context.req.header('cookie'), page);
  if (cookie) context.header('Set-Cookie', cookie, { append: true });
}

/** How long ago this browser opened the form, in ms; null without a valid cookie of the last day. */
export function readFormAge(cookies: string | undefined, hashKey: string): number | null {
  const cookie = cookies && readFormCookie(cookies);
  if (!cookie) return null;
  const openedAt = cookie.slice(0, cookie.lastIndexOf('.'));
  if (!isEqual(cookie, sign(openedAt, hashKey))) return null;
  const age = Date.now() - Number(openedAt);
  return age >= -OPENED_STEP_MS && age <= OPENED_SECONDS * 1_000 ? Math.max(0, age) : null;
}

/** Takes as long for any two texts of one length, so that a signature cannot be guessed piece by piece. */
function isEqual(first: string, second: string): boolean {
  const [a, b] = [Buffer.from(first), Buffer.from(second)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The cookie as it was sent, which tells most browsers apart. Trust it only if {@link readFormAge} returns an age. */
export const readFormCookie = (cookies = ''): string | undefined => parse(cookies, OPENED)[OPENED];

/** Whether the visitor is about to see the outcome of a post, on a page made for them alone. */
export const hasFlash = (cookies = ''): boolean => cookies.includes(`${FLASH}=`);

/** Passes the outcome of a successful post to the page that the visitor is redirected to. */
export const writeFlash = (context: Context, flash: unknown, page: FormPage): Promise<void> =>
  setSignedCookie(
    context,
    FLASH,
    JSON.stringify(flash ?? null),
    page.hashKey,
    optionsOf(page, FLASH_SECONDS),
  );

/** Reads the outcome of the last post and deletes it, so that it shows once; undefined if there is none. */
export async function readFlash(context: Context, path: string, hashKey: string): Promise<unknown> {
  const text = await getSignedCookie(context, hashKey, FLASH);
  if (!text) return undefined;
  deleteCookie(context, FLASH, { path });
  return JSON.parse(text);
}
