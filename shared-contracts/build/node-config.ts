import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { containerOf, sharedModules } from 'shared-contracts/host';
import { baseConfig, type ReleaseParts, readAtStart, relativeTo } from './base-config.ts';
import type { RemoteBuild } from './describe-web.ts';
import { ReleasePlugin } from './release.plugin.ts';
import { WatchPlugin } from './watch.plugin.ts';

/** The bundle for the shell's server: one CommonJS file whose shared imports remain `require` calls. */
export function nodeConfig(remote: RemoteBuild, parts: ReleaseParts): Configuration {
  const { dir } = remote;
  const { key } = remote.description;
  const base = baseConfig(remote, 'node');
  const entry = join(dir, 'node-entry.virtual.ts');
  const exposes = Object.entries(remote.exposedFiles);
  const source = [
    ...exposes.map(
      ([, file], index) => `import * as m${index} from ${JSON.stringify(relativeTo(dir, file))};`,
    ),
    `export const exposed = { ${exposes.map(([name], index) => `${JSON.stringify(name)}: m${index}`).join(', ')} };`,
  ].join('\n');
  return {
    ...base,
    dependencies: ['web'],
    target: 'node24',
    entry: { index: entry },
    output: {
      path: join(remote.home, '.build/node'),
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
      ...base.plugins,
      new rspack.experiments.VirtualModulesPlugin({ [entry]: source }),
      new WatchPlugin(readAtStart(dir)),
      new ReleasePlugin({ ...remote, ...parts }),
    ],
    optimization: { splitChunks: false, minimize: false },
  };
}
