import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { containerOf } from 'shared-contracts/host';
import { baseConfig, type ReleaseParts, readAtStart, relativeTo } from './base-config.ts';
import { describeWeb, type RemoteBuild } from './describe-web.ts';
import { minimizers } from './rules.ts';
import { ServedBrowsersPlugin } from './served-browsers.plugin.ts';
import { sharedRangesOf } from './shared-ranges.ts';
import { WatchPlugin } from './watch.plugin.ts';

/** The web bundle: a federation container with the integrity of its chunks. */
export function webConfig(remote: RemoteBuild, { web, contractUses, guarded }: ReleaseParts): Configuration {
  const { dir, exposedFiles: exposed } = remote;
  const { key } = remote.description;
  const base = baseConfig(remote, 'web');
  const container = containerOf(key);
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: {},
    output: {
      path: join(remote.home, '.build/web'),
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
      ...base.plugins,
      web,
      contractUses,
      new ServedBrowsersPlugin(guarded, remote),
      new WatchPlugin(readAtStart(dir), () => describeWeb(remote, contractUses)),
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
          // release.json, which hosts check first, has narrower ranges if newer names are used.
          Object.entries(sharedRangesOf([])).map(([name, requiredVersion]) => [
            name,
            { singleton: true, strictVersion: true, import: false as const, requiredVersion },
          ]),
        ),
        manifest: true,
        dts: false,
      }),
    ],
    // The shell provides the runtime functions that containers built with this version of the plugin call. A version that calls
    // more of them needs a new major of the contract.
    externals: ({ request }, callback) =>
      /webpack-bundler-runtime[\\/]dist[\\/]index/.test(request ?? '')
        ? callback(undefined, '_FEDERATION_BUNDLER_RUNTIME', 'var')
        : callback(),
    optimization: {
      splitChunks: false,
      chunkIds: 'named',
      moduleIds: 'natural',
      minimize: !remote.isDevelopment,
      minimizer: minimizers(),
    },
  };
}
