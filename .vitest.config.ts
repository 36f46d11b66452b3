import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config';

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

/** The set-up of tests with a DOM. */
const kitSetup = join(import.meta.dirname, 'shared-contracts/testing/setup.ts');

async function projectsOf(name: string): Promise<readonly TestProjectInlineConfiguration[]> {
  const file = join(import.meta.dirname, name, 'vitest.config.ts');
  const { default: config }: { default: ViteUserConfig } = await import(file);
  return (config.test?.projects ?? []) as TestProjectInlineConfiguration[];
}

/** What may be one project: all with the kit, which cleans up after each file, and others of the same set-up. */
const kindOf = ({ test }: TestProjectInlineConfiguration) =>
  JSON.stringify([
    test?.environment,
    test?.isolate,
    test?.setupFiles?.includes(kitSetup) || test?.setupFiles,
  ]);

/** Projects of several packages as one, whose files share processes. They differ in their files, in what is set up and in the pages that tests know. */
function asOne(projects: readonly TestProjectInlineConfiguration[]): TestProjectInlineConfiguration {
  const tests = projects.flatMap(({ root, test }) => (root && test ? [{ root, ...test }] : []));
  const filesOf = (name: 'include' | 'exclude') =>
    tests.flatMap(test => (test[name] ?? []).map(path => join(test.root, path)));
  const provided = tests.map(({ provide }) => provide ?? {});
  return {
    root: import.meta.dirname,
    test: {
      ...tests[0],
      name: tests.map(({ name }) => (typeof name === 'string' ? name : '')).join(' '),
      include: filesOf('include'),
      exclude: filesOf('exclude'),
      setupFiles: [...new Set(tests.flatMap(({ setupFiles = [] }) => setupFiles))],
      provide: {
        patterns: provided.flatMap(({ patterns = [] }) => patterns),
        slots: provided.flatMap(({ slots = [] }) => slots),
      },
    },
  };
}

const projects = (await Promise.all(packages.map(projectsOf))).flat();

/** All packages' unit tests in one run; each package runs its own with `pnpm --filter <package> test`. */
export default defineConfig({
  test: { projects: [...Map.groupBy(projects, kindOf).values()].map(asOne) },
});
