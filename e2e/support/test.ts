import type { ConsoleMessage } from '@playwright/test';
import { test as base, expect, type Page } from '@playwright/test';
import { type FaultFixtures, faultFixtures } from './faults/fixtures.ts';

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

interface Fixtures {
  /** Address of the stack that most specs share. */
  baseURL: string;
  /** Declares an expected console message: it must come at least once. Undeclared messages fail the test. */
  expectLog(pattern: RegExp): void;
  expectedMessages: RegExp[];
  consoleWatch: undefined;
}

/** Playwright's test, which also fails on unexpected console messages, page errors and security violations. */
export const test = base.extend<Fixtures & FaultFixtures>({
  ...faultFixtures,
  baseURL: async ({}, use) => use(process.env.CAREFARE_URL ?? ''),
  expectedMessages: async ({}, use) => use([]),
  expectLog: async ({ expectedMessages }, use) => use(pattern => void expectedMessages.push(pattern)),
  consoleWatch: [
    async ({ context, expectedMessages }, use) => {
      const messages: string[] = [];
      context.on('page', (page: Page) => {
        page.on('console', message => {
          const text = textOfMessage(message);
          if (text) messages.push(text);
        });
        page.on('pageerror', error => messages.push(`uncaught: ${error.message}`));
      });
      await use(undefined);
      const missing = () =>
        expectedMessages.filter(pattern => !messages.some(message => pattern.test(message))).map(String);
      // The last may be on its way.
      await expect.poll(missing, 'expected console messages that never came').toEqual([]);
      const unexpected = messages.filter(message => !expectedMessages.some(pattern => pattern.test(message)));
      expect(unexpected, 'unexpected console messages').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
