import { invalidField } from '../http/problem.ts';

/** A version of the consent text (`CONSENT_VERSION` of mfe-quote), which is released before or after this API. */
const VERSION = /^health-data-[1-9]\d{0,3}$/;
const DAY_MS = 86_400_000;

/**
 * Checks what a browser says of its visitor's consent.
 * @returns the time to record: the browser's if it lies within the day before the request, else the server's, since the
 * browser's clock is wrong
 * @throws InvalidFieldsError for what is not a version of the text
 */
export function checkConsent({ version, at }: { version: string; at: string }, now: number): string {
  if (!VERSION.test(version)) throw invalidField('consent.version', 'This text of the consent is not known');
  const age = now - Date.parse(at);
  return age >= 0 && age <= DAY_MS ? at : new Date(now).toISOString();
}
