import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import { keyedHash } from './keyed-hash.ts';

/** Every cookie that the shell sets. */
const NAMES = ['carefare_form', 'carefare_flash', 'carefare_share', 'carefare_preview'] as const;
const OWN = new RegExp(`^(?:__Host-)?(?:${NAMES.join('|')})(?:_\\d+)?$`);

export interface CookieKind {
  name: (typeof NAMES)[number];
  /** How long it counts. */
  seconds: number;
}

/** The key and what it signs. */
export interface CookieScope {
  /** The path of a page, for a cookie that counts only there. */
  path: string;
  hashKey: string;
  /** Public origin of the site. */
  origin: string;
}

type CookieSite = Pick<CookieScope, 'origin'>;

/** The request's Cookie header. */
export type Cookies = string | undefined;

/** How far the clocks of two shells may be apart. */
const CLOCK_MS = 5_000;

/**
 * On https no other host, not even a subdomain, can set the cookies. In local runs their names carry the port, since cookies
 * ignore ports.
 */
function cookieNameOf(name: CookieKind['name'], origin: string): string {
  const { protocol, port } = new URL(origin);
  const own = port ? `${name}_${port}` : name;
  return protocol === 'https:' ? `__Host-${own}` : own;
}

/** Whether a browser has cookies that the shell did not set. */
export const hasOtherCookies = (cookies: Cookies): boolean =>
  Object.keys(cookies ? parse(cookies) : {}).some(name => !OWN.test(name));

/** A text with its signature. No cookie passes as another one, or as that of another scope. */
function sign(text: string, { name }: CookieKind, { path, hashKey }: CookieScope): string {
  const key = keyedHash(hashKey, `cookie ${name} ${path}`);
  return `${text}.${createHmac('sha256', key).update(text).digest('base64')}`;
}

/** A Set-Cookie header for an HttpOnly cookie. */
export const createPlainCookie = ({ origin }: CookieSite, kind: CookieKind, value: string): string =>
  serialize(cookieNameOf(kind.name, origin), value, {
    path: '/',
    httpOnly: true,
    secure: origin.startsWith('https:'),
    sameSite: 'Lax',
    maxAge: kind.seconds,
  });

/** The same for a signed one, whose value is JSON. The time of writing is part of what is signed. */
export const createCookie = (scope: CookieScope, kind: CookieKind, time: number, value: unknown): string =>
  createPlainCookie(scope, kind, sign(JSON.stringify([time, value]), kind, scope));

/** A Set-Cookie header that ends it. */
export const endCookie = (scope: CookieScope, kind: CookieKind): string =>
  createCookie(scope, { ...kind, seconds: 0 }, 0, null).replace(/=[^;]*/, '=');

/** Age in ms and value of a cookie; null without a valid one that is young enough. */
export function readCookie(cookies: Cookies, scope: CookieScope, kind: CookieKind) {
  const signed = findCookie(cookies, scope, kind);
  if (!signed) return null;
  const text = signed.slice(0, signed.lastIndexOf('.'));
  if (!isEqual(signed, sign(text, kind, scope))) return null;
  const [writtenAt, value]: [number, unknown] = JSON.parse(text);
  const age = Date.now() - writtenAt;
  return age >= -CLOCK_MS && age <= kind.seconds * 1_000 + CLOCK_MS ? { age: Math.max(0, age), value } : null;
}

/** The cookie as it was sent. */
export function findCookie(cookies: Cookies, { origin }: CookieSite, kind: CookieKind): string | undefined {
  const name = cookieNameOf(kind.name, origin);
  return cookies && parse(cookies, name)[name];
}

/** Takes as long for any two texts of one length, so that a signature cannot be guessed piece by piece. */
function isEqual(first: string, second: string): boolean {
  const [a, b] = [Buffer.from(first), Buffer.from(second)];
  return a.length === b.length && timingSafeEqual(a, b);
}
