import { invalidField } from '../http/problem.ts';

/** Versions of the consent text that visitors have been shown (`CONSENT_VERSION` of mfe-quote). */
const VERSIONS = ['health-data-1'];
const DAY_MS = 86_400_000;

/**
 * Checks what a browser says of its visitor's consent.
 * @returns the time to record: the browser's if it lies within the day before the request, else the server's, since the
 * browser's clock is wrong
 * @throws InvalidFieldsError for a text that was never shown
 */
export function checkConsent({ version, at }: { version: string; at: string }, now: number): string {
  if (!VERSIONS.includes(version))
    throw invalidField('consent.version', 'This text of the consent is not known');
  const age = now - Date.parse(at);
  return age >= 0 && age <= DAY_MS ? at : new Date(now).toISOString();
}
