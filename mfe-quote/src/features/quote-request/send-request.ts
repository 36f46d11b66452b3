import {
  type Api,
  ApiError,
  type ContactSubmission,
  isNotFound,
  type SaveServices,
  type Session,
  saveSteps,
} from 'shared-contracts';
import { attemptFor } from './attempt.ts';
import type { QuoteMemory } from './memory.ts';
import { type Failure, failureOf } from './send-problem.ts';

/** Longest wait for a session that is just being started, in ms. */
const SESSION_WAIT = 5_000;

export type SendResult = { reference: string } | Failure;

interface SendPorts {
  api: Pick<Api, 'submitContact' | 'saveStep'>;
  session: Session;
  store: SaveServices['store'];
  memory: Pick<QuoteMemory, 'attempt' | 'keepAttempt'>;
  /** False when the browser knows that it has no network. */
  online: () => boolean;
}

/**
 * Sends a request; never rejects. The same request keeps its idempotency key, however often it is sent. A lost session is
 * replaced once, and its steps are saved again (section 10.14).
 */
export async function sendRequest(ports: SendPorts, submission: ContactSubmission): Promise<SendResult> {
  const { api, session, memory } = ports;
  if (!ports.online()) return { problem: 'offline' };
  const sessionId = await session.ready(SESSION_WAIT);
  if (sessionId === null) return { problem: 'noSession' };
  const attempt = attemptFor(submission, memory.attempt());
  memory.keepAttempt(attempt);
  try {
    return await api.submitContact(sessionId, submission, attempt);
  } catch (error) {
    if (!isNotFound(error)) return problemOf(error, ports);
  }
  const renewed = await session.renew(sessionId);
  if (renewed === null) return { problem: 'noSession' };
  try {
    // The request stands by itself: steps that cannot be saved must not hold it back.
    await saveSteps(ports, 'food').catch(() => undefined);
    return await api.submitContact(renewed, submission, attempt);
  } catch (error) {
    return isNotFound(error) ? { problem: 'noSession' } : problemOf(error, ports);
  }
}

function problemOf(error: unknown, { online }: SendPorts): Failure {
  const lost = error instanceof ApiError && error.code === 'network';
  return lost && !online() ? { problem: 'offline' } : failureOf(error);
}
