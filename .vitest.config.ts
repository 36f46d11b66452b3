import { defineConfig } from 'vitest/config';

/** All packages' unit tests in one run; each package runs its own with `pnpm --filter <package> test`. */
export default defineConfig({
  test: {
    projects: [
      'shared-contracts',
      'shared-contracts/build',
      'shared-contracts/release',
      'shell',
      'mfe-catalogue',
      'mfe-calculator',
      'mfe-quote',
      'e2e/api',
      'e2e/stack',
      'e2e/bench',
    ],
  },
});
