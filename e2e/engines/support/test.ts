import { test as base, expect } from '@playwright/test';
import type { EngineName } from './driver/engine.ts';
import { openEngine } from './driver/open-engine.ts';
import { createVisitor, type Visitor } from './visitor.ts';

export interface EngineFixtureOptions {
  engine: EngineName;
  /** Whether pages run their code. */
  hasCode: boolean;
}

/** Playwright's test with a visitor in an engine that Playwright does not drive. It fails on messages of the console. */
export const test = base.extend<EngineFixtureOptions & { site: string; visitor: Visitor }>({
  engine: ['firefox', { option: true }],
  hasCode: [true, { option: true }],
  site: async ({}, use) => use(process.env.CAREFARE_URL ?? ''),
  visitor: async ({ engine, hasCode, site }, use, testInfo) => {
    const window = await openEngine(engine, { hasCode });
    try {
      await use(createVisitor(window, site, hasCode));
      expect(window.messages(), 'messages of the console').toEqual([]);
    } finally {
      if (testInfo.status !== testInfo.expectedStatus) {
        const body = Buffer.from(await window.screenshot());
        await testInfo.attach('screenshot', { body, contentType: 'image/png' });
      }
      await window.close();
    }
  },
});

export { expect };
