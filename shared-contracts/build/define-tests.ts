import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config';

/** Tests that take long and seldom fail run with `pnpm test --all`. */
const NIGHTLY = process.env.CAREFARE_ALL === '1' ? [] : ['**/*.nightly.test.ts'];

/** Tests that need a DOM: of components, and those that say so. */
const DOM = ['*.test.tsx', '*.dom.test.ts'];

interface TestOptions {
  /** Folders of the tests below the package's; by default the package's. */
  folders?: readonly string[];
  /** Each file with a DOM has a process of its own: for a package whose modules keep state. */
  isolatesDom?: boolean;
  /** Pages of the remote: a test's context finds the parameters of its path by them. */
  pages?: readonly { path: string }[];
}

/** The Vitest configuration of a package. */
export function defineTests(dir: string, options: TestOptions = {}): ViteUserConfig {
  // All cores: by itself Vitest leaves one free, of two that is half of the time.
  return defineConfig({ root: dir, test: { projects: testProjects(dir, options), maxWorkers: '100%' } });
}

/** A package's tests in two projects, with a DOM and without. Files share processes, so that each starts at once. */
function testProjects(
  dir: string,
  { folders = ['.'], isolatesDom = false, pages = [] }: TestOptions,
): TestProjectInlineConfiguration[] {
  const { devDependencies = {} } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
  const hasKit = '@carefare/testing' in devDependencies;
  const project = (name: string, test: TestProjectInlineConfiguration['test']) => ({
    root: dir,
    test: {
      name,
      provide: { patterns: pages.map(({ path }) => path) },
      css: { modules: { classNameStrategy: 'non-scoped' as const } },
      // Node cannot import the styles of the packed contract.
      server: { deps: { inline: [/\/node_modules\/(@carefare|shared-contracts)\//] } },
      isolate: false,
      restoreMocks: true,
      unstubAllGlobals: true,
      // Generous for a busy machine; a passing test never gets near it.
      testTimeout: 30_000,
      expect: { poll: { timeout: 20_000 } },
      ...test,
    },
  });
  const exclude = ['**/node_modules/**', '**/.releases/**', '**/.tmp/**', '**/template/**', ...NIGHTLY];
  const below = (names: readonly string[]) =>
    folders.flatMap(folder => names.map(name => join(folder, '**', name)));
  return [
    project(basename(dir), { include: below(['*.test.ts']), exclude: [...exclude, ...below(DOM)] }),
    project(`${basename(dir)}, DOM`, {
      include: below(DOM),
      exclude,
      isolate: isolatesDom,
      setupFiles: hasKit ? ['@carefare/testing/setup'] : [],
      environment: fileURLToPath(import.meta.resolve('@carefare/build/dom-environment')),
    }),
  ];
}
