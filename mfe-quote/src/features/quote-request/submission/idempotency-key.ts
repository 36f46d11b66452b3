import type { ContactSubmission } from 'shared-contracts';

/** One intention to send: the same request sent again keeps its key, so that the API stores it once. */
export interface Attempt {
  body: string;
  idempotencyKey: string;
}

/** The attempt that this submission belongs to: the last one if it says the same, else a new one. */
export function attemptFor(submission: ContactSubmission, last: Attempt | undefined): Attempt {
  const body = JSON.stringify(submission);
  return last?.body === body ? last : { body, idempotencyKey: newKey() };
}

/** 128 random bits. Not `randomUUID`, which browsers offer on secure origins only. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('');
