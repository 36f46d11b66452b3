import type { Context } from 'hono';
import { deleteCookie, getCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import { keyedHash } from '../security/keyed-hash.ts';

const OPENED = { name: 'carefare_form', seconds: 86_400 };
/** Ample, since browsers follow the redirect at once. */
const FLASH = { name: 'carefare_flash', seconds: 120 };
type FormCookie = typeof OPENED;

/** A page with a form, and what its cookies need. */
interface FormPage {
  path: string;
  hashKey: string;
  origin: string;
}

/**
 * On https no other host, not even a subdomain, can set the cookies. In local runs their names carry the port, since cookies
 * ignore ports.
 */
function cookieAt({ name }: FormCookie, origin: string) {
  const { protocol, port } = new URL(origin);
  const prefix = protocol === 'https:' ? ('host' as const) : undefined;
  return { name: port ? `${name}_${port}` : name, prefix };
}

/** No cookie passes as another one, or as that of another form. */
const signingKey = ({ name }: FormCookie, { path, hashKey }: FormPage): string =>
  keyedHash(hashKey, `cookie ${name} ${path}`);

/** Writes a signed HttpOnly cookie. The time of writing is part of what is signed. */
function writeCookie(context: Context, page: FormPage, cookie: FormCookie, value: unknown): Promise<void> {
  const { name, prefix } = cookieAt(cookie, page.origin);
  const text = JSON.stringify([Date.now(), value]);
  return setSignedCookie(context, name, text, signingKey(cookie, page), {
    prefix,
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: cookie.seconds,
  });
}

/** Age in ms and value of a cookie; null without a valid one that is young enough. */
async function readCookie(context: Context, page: FormPage, cookie: FormCookie) {
  const { name, prefix } = cookieAt(cookie, page.origin);
  const text = await getSignedCookie(context, signingKey(cookie, page), name, prefix);
  if (!text) return null;
  const [writtenAt, value]: [number, unknown] = JSON.parse(text);
  const age = Date.now() - writtenAt;
  return age >= 0 && age <= cookie.seconds * 1_000 ? { age, value } : null;
}

/**
 * Records when this browser opened the page with the form; showing the form again does not change that. Cookies signed with
 * an old key are replaced; otherwise that browser could never submit.
 */
export async function rememberFormOpened(context: Context, page: FormPage): Promise<void> {
  if ((await readFormAge(context, page)) === null) await writeCookie(context, page, OPENED, null);
}

/** How long ago this browser opened the form, in ms; null without a valid cookie of the last day. */
export const readFormAge = async (context: Context, page: FormPage): Promise<number | null> =>
  (await readCookie(context, page, OPENED))?.age ?? null;

/** The cookie as it was sent, which tells browsers apart. Trust it only if {@link readFormAge} returns an age. */
export function readFormCookie(context: Context, { origin }: FormPage): string | undefined {
  const { name, prefix } = cookieAt(OPENED, origin);
  return getCookie(context, name, prefix);
}

/** Passes the outcome of a successful post to the page that the visitor is redirected to. */
export const writeFlash = (context: Context, flash: unknown, page: FormPage): Promise<void> =>
  writeCookie(context, page, FLASH, flash ?? null);

/** Reads the outcome of the last post and deletes it, so that it shows once; undefined if there is none. */
export async function readFlash(context: Context, page: FormPage): Promise<unknown> {
  const flash = await readCookie(context, page, FLASH);
  if (!flash) return undefined;
  const { name, prefix } = cookieAt(FLASH, page.origin);
  deleteCookie(context, name, { prefix });
  return flash.value;
}
