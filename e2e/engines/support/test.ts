import { test as base, expect } from '@playwright/test';
import type { Engine, EngineName } from './driver/engine.ts';
import { startEngine } from './driver/open-engine.ts';
import { createVisitor, type Visitor } from './visitor.ts';

export interface EngineFixtureOptions {
  engine: EngineName;
  /** Whether pages run their code. */
  hasCode: boolean;
}

/** Playwright's test with a visitor in an engine that Playwright does not drive. It fails on messages of the console. */
export const test = base.extend<
  { site: string; visitor: Visitor },
  EngineFixtureOptions & { program: Engine }
>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  hasCode: [true, { option: true, scope: 'worker' }],
  program: [
    async ({ engine, hasCode }, use) => {
      const program = await startEngine(engine, { hasCode });
      await use(program);
      await program.close();
    },
    { scope: 'worker' },
  ],
  site: async ({}, use) => use(process.env.CAREFARE_URL ?? ''),
  visitor: async ({ program, hasCode, site }, use, testInfo) => {
    const window = await program.open();
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
