import { existsSync, globSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { publishRelease } from '@carefare/build';
import { packageDir, remotePackage } from 'e2e-stack';
import { remoteKeys } from 'shared-contracts';
import {
  type Exposed,
  linkClient,
  linkFiles,
  linkPrefetch,
  linkServer,
  linkStyles,
} from './monolith.sources.ts';

/** What this file reads and changes of the bundler's configuration. */
interface Configuration {
  name: string;
  output: { path: string };
  plugins: object[];
  module: { rules: object[] };
  optimization: { splitChunks?: unknown };
}

interface Stats {
  hasErrors(): boolean;
  toString(options: string): string;
}

type Bundle = (
  configurations: Configuration[],
  done: (error: Error | null, stats?: Stats) => void,
) => { close(done: () => void): void };

const BUILD_DIR = join(import.meta.dirname, '../.build');
const shellDir = packageDir('shell');
/** Files of the shell that stand between it and the remotes. */
const SEAMS = {
  client: join(shellDir, 'src/composition/client/federation.ts'),
  prefetch: join(shellDir, 'src/composition/client/prefetch-files.ts'),
  server: join(shellDir, 'src/composition/server/evaluate-bundle.ts'),
  styles: join(shellDir, 'src/composition/server/inline-styles.ts'),
  links: join(shellDir, 'src/server/pages/file-links.ts'),
};

const exposedModules = (): Exposed[] =>
  remoteKeys.flatMap(remote =>
    globSync('src/exposes/*.tsx', { cwd: packageDir(remotePackage(remote)), exclude: ['**/*.test.tsx'] })
      .sort()
      .map(file => ({
        remote,
        name: basename(file, '.tsx'),
        file: join(packageDir(remotePackage(remote)), file),
      })),
  );

const replaceSource = (file: string, source: string) => ({
  test: (path: string) => path === file,
  resourceQuery: { not: [/original/] },
  enforce: 'pre',
  loader: join(import.meta.dirname, 'replace-source.loader.cjs'),
  options: { source },
});

/** The remotes' styles go into their cascade layer, as in their own build. */
const layerRule = {
  test: /\.css$/,
  include: /\/mfe-[\w-]+\/src\//,
  enforce: 'pre',
  loader: join(packageDir('shared-contracts'), 'build/layer.loader.cjs'),
  options: { layer: 'remote' },
};

/**
 * Builds the shell with the remotes linked into both bundles. The walls of the product stay: only here, the files between
 * shell and remotes are replaced. @returns the folder of the release
 * @throws with the output of the bundler
 */
export async function buildMonolith(): Promise<string> {
  for (const file of Object.values(SEAMS)) if (!existsSync(file)) throw new Error(`${file} is gone`);
  const { defineShell } = (await import(join(shellDir, 'build/define-shell.ts'))) as {
    defineShell(dir: string): Configuration[];
  };
  const modules = exposedModules();
  const out = join(BUILD_DIR, 'out');
  rmSync(out, { recursive: true, force: true });
  const configurations = defineShell(shellDir);
  for (const { name, output, plugins, module, optimization } of configurations) {
    output.path = join(out, name);
    module.rules.push(layerRule);
    if (name === 'client') {
      module.rules.push(replaceSource(SEAMS.client, linkClient(modules)));
      module.rules.push(replaceSource(SEAMS.prefetch, linkPrefetch()));
      // One build may share code between pages, which separate releases may not.
      delete optimization.splitChunks;
    } else {
      module.rules.push(replaceSource(SEAMS.server, linkServer(modules)));
      module.rules.push(replaceSource(SEAMS.styles, linkStyles()));
      module.rules.push(replaceSource(SEAMS.links, linkFiles()));
      // Its release is not one of the shell's.
      plugins.length = 0;
    }
  }
  const require = createRequire(join(shellDir, 'package.json'));
  await bundle((require('@rspack/core') as { rspack: Bundle }).rspack, configurations);
  const digest = await publishRelease(BUILD_DIR, out);
  return join(BUILD_DIR, '.releases', digest);
}

function bundle(rspack: Bundle, configurations: Configuration[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(configurations, (error, stats) => {
      const failure =
        error ??
        (stats?.hasErrors() ? new Error(`building failed:\n${stats.toString('errors-only')}`) : null);
      compiler.close(() => (failure ? reject(failure) : resolve()));
    });
  });
}
