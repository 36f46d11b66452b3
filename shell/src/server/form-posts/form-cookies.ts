import type { Context } from 'hono';
import { deleteCookie, getCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';

const OPENED = 'carefare_form';
const OPENED_SECONDS = 86_400;
const FLASH = 'carefare_flash';
/** Ample, since browsers follow the redirect at once. */
const FLASH_SECONDS = 120;

/** A page with a form, and what its cookies need. */
interface FormPage {
  path: string;
  hashKey: string;
  origin: string;
}

/** Writes a signed HttpOnly cookie for the form's path. */
const writeCookie = (
  context: Context,
  { path, hashKey, origin }: FormPage,
  [name, value, maxAge]: [string, string, number],
): Promise<void> =>
  setSignedCookie(context, name, value, hashKey, {
    path,
    httpOnly: true,
    sameSite: 'Lax',
    maxAge,
    secure: origin.startsWith('https:'),
  });

/**
 * Records when this browser opened the page with the form; showing the form again does not change that. Cookies signed with
 * an old key are replaced; otherwise that browser could never submit.
 */
export async function rememberFormOpened(context: Context, page: FormPage): Promise<void> {
  if ((await readFormAge(context, page.hashKey)) !== null) return;
  await writeCookie(context, page, [OPENED, String(Date.now()), OPENED_SECONDS]);
}

/** How long ago this browser opened the form, in ms; null without a valid cookie of the last day. */
export async function readFormAge(context: Context, hashKey: string): Promise<number | null> {
  const openedAt = await getSignedCookie(context, hashKey, OPENED);
  const age = openedAt ? Date.now() - Number(openedAt) : Number.NaN;
  return age >= 0 && age <= OPENED_SECONDS * 1_000 ? age : null;
}

/** The cookie as it was sent, which tells browsers apart. Trust it only if {@link readFormAge} returns an age. */
export const readFormCookie = (context: Context): string | undefined => getCookie(context, OPENED);

/** Passes the outcome of a successful post to the page that the visitor is redirected to. */
export const writeFlash = (context: Context, flash: unknown, page: FormPage): Promise<void> =>
  writeCookie(context, page, [FLASH, JSON.stringify(flash ?? null), FLASH_SECONDS]);

/** Reads the outcome of the last post and deletes it, so that it shows once; undefined if there is none. */
export async function readFlash(context: Context, path: string, hashKey: string): Promise<unknown> {
  const text = await getSignedCookie(context, hashKey, FLASH);
  if (!text) return undefined;
  deleteCookie(context, FLASH, { path });
  return JSON.parse(text);
}
