import { globSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import {
  checkSiteConfig,
  containerOf,
  type RemoteDescription,
  type RemoteKey,
  sharedModules,
} from 'shared-contracts/host';
import { describeWeb, type RemoteBuild } from './describe-web.ts';
import { FirstBundlePlugin } from './first-bundle.plugin.ts';
import { readDescription } from './read-description.ts';
import { ReleasePlugin } from './release.plugin.ts';
import { cssModules, minimizers, styleRules, swcRule } from './rules.ts';
import { sharedRangesOf } from './shared-ranges.ts';
import { WatchPlugin } from './watch.plugin.ts';

interface Extension {
  /** Package-specific change to both configurations. */
  extend?(config: Configuration): Configuration;
}

/** The exposed modules: one per file of `src/exposes/`, named like the file. */
const exposedFiles = (dir: string): Record<string, string> =>
  Object.fromEntries(
    globSync('src/exposes/*.tsx', { cwd: dir, exclude: ['**/*.test.tsx'] })
      .sort()
      .map(file => [basename(file, '.tsx'), join(dir, file)]),
  );

/** What a build reads once, when it starts. */
const readAtStart = (dir: string): string[] => [join(dir, 'src/remote.ts'), join(dir, 'package.json')];

/** Paths in a bundle are relative, so that the same sources give the same release in any folder. */
const relativeTo = (dir: string, file: string): string => `./${relative(dir, file)}`;

const baseConfig = (dir: string, key: RemoteKey): Configuration => ({
  context: dir,
  mode: 'production',
  devtool: 'hidden-source-map',
  resolve: { extensions: ['...', '.ts', '.tsx'] },
  module: {
    rules: [swcRule(), ...styleRules({ layer: 'remote' })],
    ...cssModules(key),
  },
  stats: 'errors-warnings',
});

/** What the configurations of a release have in common. */
interface ReleaseParts {
  web: FirstBundlePlugin;
  sharedRanges: Readonly<Record<string, string>>;
}

/** The bundle for browsers: a federation container that knows the integrity of its chunks. */
function webConfig(remote: RemoteBuild, { web, sharedRanges }: ReleaseParts): Configuration {
  const { dir, exposedFiles: exposed } = remote;
  const { key } = remote.description;
  const container = containerOf(key);
  return {
    ...baseConfig(dir, key),
    name: 'web',
    target: ['web', 'es2022'],
    entry: {},
    output: {
      path: join(dir, '.build/web'),
      clean: true,
      publicPath: 'auto',
      uniqueName: container,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 6_000,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      cssChunkFilename: '[name].[contenthash:8].css',
    },
    plugins: [
      web,
      new WatchPlugin(readAtStart(dir), () => describeWeb(remote)),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.[contenthash:8].js',
        exposes: Object.fromEntries(
          Object.entries(exposed).map(([name, file]) => [
            `./${name}`,
            { import: relativeTo(dir, file), name },
          ]),
        ),
        shared: Object.fromEntries(
          Object.entries(sharedRanges).map(([name, requiredVersion]) => [
            name,
            { singleton: true, strictVersion: true, import: false as const, requiredVersion },
          ]),
        ),
        manifest: true,
        dts: false,
      }),
    ],
    // The shell has what containers call of it, for this version of the plugin: one whose containers call more comes with a new major of the contract.
    externals: ({ request }, callback) =>
      /webpack-bundler-runtime[\\/]dist[\\/]index/.test(request ?? '')
        ? callback(undefined, '_FEDERATION_BUNDLER_RUNTIME', 'var')
        : callback(),
    optimization: { splitChunks: false, chunkIds: 'named', moduleIds: 'natural', minimizer: minimizers() },
  };
}

/** The bundle for the shell's server: one CommonJS file whose shared imports remain `require` calls. */
function nodeConfig(remote: RemoteBuild, parts: ReleaseParts): Configuration {
  const { dir } = remote;
  const { key } = remote.description;
  const entry = join(dir, 'node-entry.virtual.ts');
  const exposes = Object.entries(remote.exposedFiles);
  const source = [
    ...exposes.map(
      ([, file], index) => `import * as m${index} from ${JSON.stringify(relativeTo(dir, file))};`,
    ),
    `export const exposed = { ${exposes.map(([name], index) => `${JSON.stringify(name)}: m${index}`).join(', ')} };`,
  ].join('\n');
  return {
    ...baseConfig(dir, key),
    name: 'node',
    dependencies: ['web'],
    target: 'node24',
    entry: { index: entry },
    output: {
      path: join(dir, '.build/node'),
      clean: true,
      uniqueName: containerOf(key),
      filename: '[name].[contenthash:8].cjs',
      library: { type: 'commonjs2' },
      asyncChunks: false,
      publicPath: '',
    },
    externalsType: 'commonjs',
    externals: [...sharedModules],
    plugins: [
      new rspack.experiments.VirtualModulesPlugin({ [entry]: source }),
      new WatchPlugin(readAtStart(dir)),
      new ReleasePlugin({ ...remote, ...parts }),
    ],
    optimization: { splitChunks: false, minimize: false },
  };
}

/**
 * The build of a remote. `rspack build` makes the web and the node bundle of `src/exposes/` and publishes them as a release;
 * with `--watch` it does so at each change, and tells the process that started it.
 * @param remote what it says of itself: prefixes and pages
 * @throws Error with one line when the description is wrong
 */
export function defineRemote(
  dir: string,
  remote: RemoteDescription,
  { extend = config => config }: Extension = {},
): Configuration[] {
  checkSiteConfig();
  const files = exposedFiles(dir);
  const build = { dir, description: readDescription(remote, files), exposedFiles: files };
  const parts = { web: new FirstBundlePlugin(), sharedRanges: sharedRangesOf(Object.values(files)) };
  return [extend(webConfig(build, parts)), extend(nodeConfig(build, parts))];
}
