import type { Context } from 'hono';
import { getCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';

const COOKIE = 'carefare_form';
/** A form that was open for longer than a day is opened anew. */
const OPEN_SECONDS = 86_400;

/** A page with a form, and what its cookies need. */
export interface FormPage {
  path: string;
  hashKey: string;
  origin: string;
}

/**
 * Notes, signed, when a page with a form was opened in this browser; once, so that a form shown again is no new one. A
 * note that we did not sign (the key changed) is replaced, or that browser could never send.
 */
export async function noteOpened(context: Context, { path, hashKey, origin }: FormPage): Promise<void> {
  if ((await openedFor(context, hashKey)) !== null) return;
  await setSignedCookie(context, COOKIE, String(Date.now()), hashKey, {
    path,
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: OPEN_SECONDS,
    secure: origin.startsWith('https:'),
  });
}

/** How long ago this browser opened the form, in ms; null when it never did, or says so without our signature. */
export async function openedFor(context: Context, hashKey: string): Promise<number | null> {
  const opened = await getSignedCookie(context, hashKey, COOKIE);
  const age = opened ? Date.now() - Number(opened) : Number.NaN;
  return age >= 0 && age <= OPEN_SECONDS * 1_000 ? age : null;
}

/** The note as the browser sent it, which tells it from others; to be believed when {@link openedFor} gives an age. */
export const noteOf = (context: Context): string | undefined => getCookie(context, COOKIE);
