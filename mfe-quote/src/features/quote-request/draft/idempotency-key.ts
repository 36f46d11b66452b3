import type { ContactSubmission } from 'shared-contracts';

/** A request with its key. The API stores a key once, so repeating an attempt makes no second request. */
export interface Attempt {
  /** The submission as JSON. */
  body: string;
  idempotencyKey: string;
}

/** Reuses the previous attempt if it sends the same submission, else creates one with a new key. */
export function resolveAttempt(submission: ContactSubmission, previous: Attempt | undefined): Attempt {
  const body = JSON.stringify(submission);
  return previous?.body === body ? previous : { body, idempotencyKey: createKey() };
}

/** 128 random bits. `randomUUID` is not used because browsers offer it on secure origins only. */
const createKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('');
