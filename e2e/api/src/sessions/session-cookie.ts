import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { ApiEnv } from '../http/api-env.ts';
import { forwarded, type Proxies } from '../http/visitor.ts';

const THIRTY_DAYS = 30 * 24 * 60 * 60;

/** Cookies ignore ports, so that two local sites would share one without the port in its name. */
function cookieName(c: Context<ApiEnv>, proxies: Proxies): string {
  const host = forwarded(c, proxies, 'x-forwarded-host') ?? c.req.header('host') ?? '';
  const port = /:(\d{1,5})$/.exec(host)?.[1];
  return port ? `carefare_session_${port}` : 'carefare_session';
}

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Hash of the token that the browser holds, or null. */
export function tokenHashOf(c: Context<ApiEnv>, proxies: Proxies): string | null {
  const token = getCookie(c, cookieName(c, proxies));
  return token ? hashOf(token) : null;
}

/** Gives the browser a new unguessable token and answers its hash, which is all that is stored. */
export function issueToken(c: Context<ApiEnv>, proxies: Proxies, publicOrigin: string | undefined): string {
  const token = randomBytes(32).toString('base64url');
  const https =
    forwarded(c, proxies, 'x-forwarded-proto') === 'https' || publicOrigin?.startsWith('https:') === true;
  setCookie(c, cookieName(c, proxies), token, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: THIRTY_DAYS,
    secure: https,
  });
  return hashOf(token);
}
