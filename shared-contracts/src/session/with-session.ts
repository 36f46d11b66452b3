import { isNotFound } from '../api/api-error.ts';
import type { Session } from './session.ts';

/** Longest wait for a session, in ms. */
const SESSION_WAIT = 5000;

/** There is no session, or none in time. Nothing was sent. */
export class NoSessionError extends Error {
  override readonly name = 'NoSessionError';
}

/**
 * Calls `work` with the session's id. A lost session (404) is renewed once, and `work` repeated with the new id; one that
 * has only just replaced another is not, and the 404 thrown.
 * @throws NoSessionError after 5 s without a session, or if it cannot be renewed; any other error of `work`
 */
export async function withSession<T>(session: Session, work: (sessionId: number) => Promise<T>): Promise<T> {
  const sessionId = await session.ready(SESSION_WAIT);
  if (sessionId === null) throw new NoSessionError('There is no session');
  try {
    return await work(sessionId);
  } catch (error) {
    if (!isNotFound(error)) throw error;
    const renewed = await session.renew(sessionId);
    if (renewed === null) throw new NoSessionError('The session was lost and could not be renewed');
    if (renewed === sessionId) throw error;
    return await work(renewed);
  }
}
