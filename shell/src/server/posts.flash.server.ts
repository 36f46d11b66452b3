import type { Context } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { FormPage } from './opened-form.server.ts';

const COOKIE = 'carefare_flash';
/** A redirect is followed at once. */
const SECONDS = 120;

/** Leaves for the page what a successful post has to say; signed, and gone after two minutes. */
export async function leaveFlash(
  context: Context,
  flash: unknown,
  { path, hashKey, origin }: FormPage,
): Promise<void> {
  await setSignedCookie(context, COOKIE, JSON.stringify(flash ?? null), hashKey, {
    path,
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: SECONDS,
    secure: origin.startsWith('https:'),
  });
}

/** What the last post left for this page, shown once. */
export async function takeFlash(context: Context, path: string, hashKey: string): Promise<unknown> {
  const text = await getSignedCookie(context, hashKey, COOKIE);
  if (!text) return undefined;
  deleteCookie(context, COOKIE, { path });
  return JSON.parse(text);
}
