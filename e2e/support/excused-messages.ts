import type { ConsoleMessage } from '@playwright/test';

/** What Chrome may say on a busy machine without a fault of a page. */
const EXCUSED = [
  // A file that is preloaded and used late.
  /was preloaded using link preload but not used/,
  // The answer "no session" (section 7): on the page before, the look-up of the location had timed out, and the session belongs to no location.
  /status of 404 .*\/api\/journey\/by-ip\//,
];

/** A message of the console with its kind and address; undefined if it is excused. */
export function textOfMessage(message: ConsoleMessage): string | undefined {
  const text = `${message.type()}: ${message.text()} (${message.location().url})`;
  return EXCUSED.some(pattern => pattern.test(text)) ? undefined : text;
}
