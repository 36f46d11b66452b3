import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Env } from '../env.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { forwardedHeader } from '../http/client-address.ts';

/** The cookie's name, without what {@link cookieOf} adds. */
export const SESSION_COOKIE = 'carefare_session';

const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

/**
 * Browsers send cookies to every port of a host, so the name carries the port to keep local sites apart. On https its prefix
 * keeps every other host, subdomains included, from setting the cookie.
 */
function cookieOf(c: Context<ApiEnv>, env: Env) {
  const host = forwardedHeader(c, env, 'x-forwarded-host') ?? c.req.header('host') ?? '';
  const port = /:(\d{1,5})$/.exec(host)?.[1];
  const isHttps =
    forwardedHeader(c, env, 'x-forwarded-proto') === 'https' ||
    env.PUBLIC_ORIGIN?.startsWith('https:') === true;
  return {
    name: port ? `${SESSION_COOKIE}_${port}` : SESSION_COOKIE,
    prefix: isHttps ? ('host' as const) : undefined,
  };
}

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The token in the request's cookie; empty without one. */
export function tokenOf(c: Context<ApiEnv>, env: Env): string {
  const { name, prefix } = cookieOf(c, env);
  return getCookie(c, name, prefix) ?? '';
}

/**
 * A new session's token, and its hash, the only form that is stored. Random; with a start key the same for each start by
 * this client with that key, so that a repeated start finds the session of the first.
 */
export function createToken(clientKey: string, startKey?: string): { token: string; hash: string } {
  const token = startKey
    ? createHmac('sha256', startKey).update(`session ${clientKey}`).digest('base64url')
    : randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** Sets the session cookie, for 30 days from now; only once the token's hash is stored, so that a failure leaves the browser its old cookie. */
export function setSessionCookie(c: Context<ApiEnv>, env: Env, token: string): void {
  const { name, prefix } = cookieOf(c, env);
  setCookie(c, name, token, { prefix, httpOnly: true, sameSite: 'Lax', maxAge: MAX_AGE_SECONDS });
}
