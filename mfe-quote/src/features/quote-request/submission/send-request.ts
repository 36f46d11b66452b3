import {
  type Api,
  ApiError,
  type ContactSubmission,
  NoSessionError,
  type SaveServices,
  saveSteps,
  withSession,
} from 'shared-contracts';
import type { DraftCache } from '../draft/draft-cache.ts';
import { resolveAttempt } from '../draft/idempotency-key.ts';
import { type Failure, failureOf } from './send-problem.ts';

export type SendResult = { reference: string } | Failure;

interface SendServices extends SaveServices {
  api: Pick<Api, 'submitContact' | 'saveStep'>;
  cache: DraftCache;
  /** What the browser says of its network, which may be wrong: it only names the reason of a call that found none. */
  isOnline: () => boolean;
}

/** Sends a request (section 10.16); never rejects. Sending the same submission again reuses its idempotency key. */
export async function sendRequest(
  services: SendServices,
  submission: ContactSubmission,
): Promise<SendResult> {
  const { api, session, cache, isOnline } = services;
  const attempt = resolveAttempt(submission, cache.read().attempt);
  cache.update({ attempt });
  let isRepeat = false;
  try {
    return await withSession(session, async sessionId => {
      // The request does not depend on the steps, so failing to save them to the new session does not stop it.
      if (isRepeat) await saveSteps(services, 'food').catch(() => undefined);
      isRepeat = true;
      return api.submitContact(sessionId, submission, attempt);
    });
  } catch (error) {
    const failure = error instanceof ApiError ? error : undefined;
    if (error instanceof NoSessionError || failure?.status === 404) return { problem: 'noSession' };
    return failure?.code === 'network' && !isOnline() ? { problem: 'offline' } : failureOf(error);
  }
}
