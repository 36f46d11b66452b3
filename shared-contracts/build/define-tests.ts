import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RemoteDescription } from 'shared-contracts';
import { defineConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config';

/** Slow tests that seldom fail, run only by `pnpm test --all`. */
const NIGHTLY = process.env.CAREFARE_ALL === '1' ? [] : ['**/*.nightly.test.ts'];

/** Tests that need a DOM: tests of components, and files named `.dom.test.ts`. */
const DOM = ['*.test.tsx', '*.dom.test.ts'];

type Slots = NonNullable<RemoteDescription['pages'][number]['slots']>;

interface TestOptions {
  /** Folders of the tests below the package's; by default the package's. */
  folders?: readonly string[];
  /** Modules that run before each test file, by their paths in the package. */
  setup?: readonly string[];
  /** Files with a DOM that get their own process, because they replace modules or leave listeners behind. */
  isolated?: readonly string[];
  /** The remote's pages, from which tests get the parameters of a path. */
  pages?: readonly { path: string; slots?: Slots }[];
  /** The remote's widgets. */
  widgets?: readonly { slot: string; slots?: Slots }[];
}

/** The Vitest configuration of a package. */
export function defineTests(dir: string, options: TestOptions = {}): ViteUserConfig {
  // All cores. By default Vitest leaves one free, which is half of a machine that has two.
  return defineConfig({ root: dir, test: { projects: testProjects(dir, options), maxWorkers: '100%' } });
}

const kitSetup = (dir: string) => createRequire(join(dir, 'package.json')).resolve('@carefare/testing/setup');

/** A package's tests in two projects, with a DOM and without. Files share processes, so that each starts at once. */
function testProjects(
  dir: string,
  { folders = ['.'], setup = [], isolated = [], pages = [], widgets = [] }: TestOptions,
): TestProjectInlineConfiguration[] {
  const { devDependencies = {} } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
  const hasKit = '@carefare/testing' in devDependencies;
  const setupFiles = setup.map(file => join(dir, file));
  const project = (
    name: string,
    test: TestProjectInlineConfiguration['test'],
  ): TestProjectInlineConfiguration => ({
    root: dir,
    test: {
      name,
      provide: {
        patterns: pages.map(({ path }) => path),
        slots: [...pages, ...widgets].flatMap(({ slots = [] }) => slots),
      },
      css: { modules: { classNameStrategy: 'non-scoped' as const } },
      // Node cannot import the styles of the packed contract.
      server: { deps: { inline: [/\/node_modules\/(@carefare|shared-contracts)\//] } },
      isolate: false,
      setupFiles,
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
      // Generous, for a busy machine. A passing test never comes near them.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 20_000 } },
      ...test,
    },
  });
  const exclude = ['**/node_modules/**', '**/.releases/**', '**/.tmp/**', '**/template/**', ...NIGHTLY];
  const below = (names: readonly string[]) =>
    folders.flatMap(folder => names.map(name => join(folder, '**', name)));
  const dom = {
    setupFiles: [...(hasKit ? [kitSetup(dir)] : []), ...setupFiles],
    environment: fileURLToPath(import.meta.resolve('@carefare/build/dom-environment')),
  };
  const name = basename(dir);
  return [
    project(name, { include: below(['*.test.ts']), exclude: [...exclude, ...below(DOM)] }),
    project(`${name}, DOM`, { ...dom, include: below(DOM), exclude: [...exclude, ...isolated] }),
    ...(isolated.length > 0
      ? [project(`${name}, own DOM`, { ...dom, include: [...isolated], exclude, isolate: true })]
      : []),
  ];
}
