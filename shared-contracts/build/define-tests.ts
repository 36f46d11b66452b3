import { basename } from 'node:path';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** Tests that take long and seldom fail run with `pnpm test --all`. */
const NIGHTLY = process.env.CAREFARE_ALL === '1' ? [] : ['**/*.nightly.test.ts'];

/** The Vitest configuration of a package. Tests run in Node; component tests set jsdom in their first line. */
export function defineTests(dir: string, extend: ViteUserConfig = {}): ViteUserConfig {
  return defineConfig({
    root: dir,
    test: {
      name: basename(dir),
      include: ['**/*.test.{ts,tsx}'],
      exclude: ['**/node_modules/**', '**/.releases/**', '**/.tmp/**', ...NIGHTLY],
      css: { modules: { classNameStrategy: 'non-scoped' } },
      // Node cannot import the styles of the packed contract.
      server: { deps: { inline: [/\/node_modules\/(@carefare|shared-contracts)\//] } },
      restoreMocks: true,
      // Generous for a busy machine; a passing test never gets near it.
      testTimeout: 30_000,
      expect: { poll: { timeout: 20_000 } },
      ...extend.test,
    },
  });
}
