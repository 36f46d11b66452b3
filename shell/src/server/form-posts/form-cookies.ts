import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { parse, serialize } from 'hono/utils/cookie';
import { keyedHash } from '../security/keyed-hash.ts';

const OPENED = { name: 'carefare_form', seconds: 86_400 };
/** The time is rounded up to such steps, so that no form counts as open for longer than it was. */
const OPENED_STEP_MS = 100;
/** Ample, since browsers follow the redirect at once. */
const FLASH = { name: 'carefare_flash', seconds: 120 };
type FormCookie = typeof OPENED;

/** A page with a form, and what its cookies need. */
export interface FormPage {
  path: string;
  hashKey: string;
  origin: string;
}

/** The request's Cookie header. */
type Cookies = string | undefined;

/**
 * On https no other host, not even a subdomain, can set the cookies. In local runs their names carry the port, since cookies
 * ignore ports.
 */
export function cookieNameOf({ name }: Pick<FormCookie, 'name'>, origin: string): string {
  const { protocol, port } = new URL(origin);
  const own = port ? `${name}_${port}` : name;
  return protocol === 'https:' ? `__Host-${own}` : own;
}

/** A text with its signature. No cookie passes as another one, or as that of another form. */
function sign(text: string, { name }: FormCookie, { path, hashKey }: FormPage): string {
  const key = keyedHash(hashKey, `cookie ${name} ${path}`);
  return `${text}.${createHmac('sha256', key).update(text).digest('base64')}`;
}

/** A Set-Cookie header for a signed HttpOnly cookie, whose value is JSON. The time of writing is part of what is signed. */
const createCookie = (page: FormPage, cookie: FormCookie, time: number, value: unknown): string =>
  serialize(cookieNameOf(cookie, page.origin), sign(JSON.stringify([time, value]), cookie, page), {
    path: '/',
    httpOnly: true,
    secure: page.origin.startsWith('https:'),
    sameSite: 'Lax',
    maxAge: cookie.seconds,
  });

/** Age in ms and value of a cookie; null without a valid one that is young enough. */
function readCookie(cookies: Cookies, page: FormPage, cookie: FormCookie) {
  const signed = findCookie(cookies, page, cookie);
  if (!signed) return null;
  const text = signed.slice(0, signed.lastIndexOf('.'));
  if (!isEqual(signed, sign(text, cookie, page))) return null;
  const [writtenAt, value]: [number, unknown] = JSON.parse(text);
  const age = Date.now() - writtenAt;
  return age >= -OPENED_STEP_MS && age <= cookie.seconds * 1_000 ? { age: Math.max(0, age), value } : null;
}

function findCookie(cookies: Cookies, { origin }: FormPage, cookie: FormCookie): string | undefined {
  const name = cookieNameOf(cookie, origin);
  return cookies && parse(cookies, name)[name];
}

/** Takes as long for any two texts of one length, so that a signature cannot be guessed piece by piece. */
function isEqual(first: string, second: string): boolean {
  const [a, b] = [Buffer.from(first), Buffer.from(second)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The last one of each page object: signing and writing one takes a sixth of a kept answer. */
const lastCookies = new WeakMap<FormPage, { time: number; cookie: string }>();

/** The same for all visitors who open the page at about the same time. */
function createFormCookie(page: FormPage): string {
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
export const findFormCookie = (cookies: Cookies, page: FormPage): string | undefined =>
  readFormAge(cookies, page) === null ? createFormCookie(page) : undefined;

/** Sets the cookie of {@link findFormCookie}. */
export function rememberFormOpened(context: Context, page: FormPage): void {
  const cookie = findFormCookie(context.req.header('cookie'), page);
  if (cookie) context.header('Set-Cookie', cookie, { append: true });
}

/** How long ago this browser opened the form, in ms; null without a valid cookie of the last day. */
export const readFormAge = (cookies: Cookies, page: FormPage): number | null =>
  readCookie(cookies, page, OPENED)?.age ?? null;

/** The cookie as it was sent, which tells most browsers apart. Trust it only if {@link readFormAge} returns an age. */
export const readFormCookie = (cookies: Cookies, page: FormPage): string | undefined =>
  findCookie(cookies, page, OPENED);

/** Whether the visitor is about to see the outcome of a post, on a page made for them alone. */
export const hasFlash = (cookies: Cookies): boolean => cookies?.includes(FLASH.name) ?? false;

/** Passes the outcome of a successful post to the page that the visitor is redirected to. */
export function writeFlash(context: Context, flash: unknown, page: FormPage): void {
  context.header('Set-Cookie', createCookie(page, FLASH, Date.now(), flash ?? null), { append: true });
}

/** Reads the outcome of the last post and deletes it, so that it shows once; undefined if there is none. */
export function readFlash(context: Context, page: FormPage): unknown {
  const flash = readCookie(context.req.header('cookie'), page, FLASH);
  if (!flash) return undefined;
  const emptied = createCookie(page, { ...FLASH, seconds: 0 }, 0, null).replace(/=[^;]*/, '=');
  context.header('Set-Cookie', emptied, { append: true });
  return flash.value;
}
