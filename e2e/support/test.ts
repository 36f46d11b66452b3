import { test as base, expect } from '@playwright/test';

interface Fixtures {
  /** Address of the stack that all visiting specs share. */
  baseURL: string;
  /** Messages that this test expects on the console, each at least once; any other fails it. */
  expectMessage(pattern: RegExp): void;
  consoleWatch: undefined;
}

/** A test that fails on any console message, page error or security violation that it did not announce. */
export const test = base.extend<Fixtures & { expected: RegExp[] }>({
  baseURL: async ({}, use) => use(process.env.CAREFARE_URL ?? 'http://127.0.0.1:4000'),
  expected: async ({}, use) => use([]),
  expectMessage: async ({ expected }, use) => use(pattern => void expected.push(pattern)),
  consoleWatch: [
    async ({ context, expected }, use) => {
      const messages: string[] = [];
      const listen = (page: import('@playwright/test').Page) => {
        page.on('console', message =>
          messages.push(`${message.type()}: ${message.text()} (${message.location().url})`),
        );
        page.on('pageerror', error => messages.push(`uncaught: ${error.message}`));
      };
      context.on('page', listen);
      await use(undefined);
      const unexpected = messages.filter(message => !expected.some(pattern => pattern.test(message)));
      expect(unexpected, 'messages on the console').toEqual([]);
      const unseen = expected.filter(pattern => !messages.some(message => pattern.test(message)));
      expect(unseen.map(String), 'messages that were announced and never came').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
