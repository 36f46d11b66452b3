import { join } from 'node:path';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

const packages = [
  'shared-contracts',
  'shared-contracts/build',
  'shell',
  'shell/release',
  'mfe-catalogue',
  'mfe-calculator',
  'mfe-quote',
  'e2e',
  'e2e/api',
  'e2e/stack',
];

async function projectsOf(name: string) {
  const file = join(import.meta.dirname, name, 'vitest.config.ts');
  const { default: config }: { default: ViteUserConfig } = await import(file);
  return config.test?.projects ?? [];
}

/** All packages' unit tests in one run; each package runs its own with `pnpm --filter <package> test`. */
export default defineConfig({
  test: { projects: (await Promise.all(packages.map(projectsOf))).flat() },
});
