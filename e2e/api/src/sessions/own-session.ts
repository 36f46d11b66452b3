import type { Context } from 'hono';
import type { ApiEnv } from '../http/api-env.ts';
import { Refusal } from '../http/refusal.ts';
import type { ApiServices } from '../services.ts';
import { type SessionRow, sessionOfToken } from './session.store.ts';
import { tokenHashOf } from './session-cookie.ts';

export const NO_SESSION = 'There is no such session, or it is not yours';

/** The browser's session by its cookie, or null. */
export async function cookieSession(services: ApiServices, c: Context<ApiEnv>): Promise<SessionRow | null> {
  const hash = tokenHashOf(c, services.proxies);
  return hash ? ((await sessionOfToken(services.database.db, hash)) ?? null) : null;
}

/** @throws Refusal 404 for an unknown id as for another browser's: a guessed id learns nothing */
export async function ownSession(services: ApiServices, c: Context<ApiEnv>, id: number): Promise<SessionRow> {
  const session = await cookieSession(services, c);
  if (session?.id !== id) throw new Refusal(404, NO_SESSION);
  return session;
}

/** As {@link ownSession}, counted against the session's writes a minute. */
export async function ownSessionToWrite(
  services: ApiServices,
  c: Context<ApiEnv>,
  id: number,
): Promise<SessionRow> {
  const session = await ownSession(services, c, id);
  services.limits.writes.take(`session ${session.id}`);
  return session;
}
