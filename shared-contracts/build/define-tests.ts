import { basename } from 'node:path';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** The test config of a room: jsdom for components (`*.test.tsx`), Node for rules (`*.test.ts`). */
export function defineTests(dir: string, extend: ViteUserConfig = {}): ViteUserConfig {
  return defineConfig({
    root: dir,
    test: {
      name: basename(dir),
      include: ['**/*.test.{ts,tsx}'],
      exclude: ['**/node_modules/**', '**/.releases/**', '**/.tmp/**'],
      css: { modules: { classNameStrategy: 'non-scoped' } },
      restoreMocks: true,
      // Of a machine that does other things besides; a test that waits for nothing is done long before.
      testTimeout: 15_000,
      ...extend.test,
    },
  });
}
