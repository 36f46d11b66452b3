import { join, relative } from 'node:path';
import type { Configuration } from '@rspack/core';
import type { RemoteKey } from 'shared-contracts/host';
import type { ContractUsesPlugin } from './contract-uses.plugin.ts';
import { filesBehind } from './files-behind.ts';
import type { FirstBundlePlugin } from './first-bundle.plugin.ts';
import { cssModules, styleRules, swcRule } from './rules.ts';

/** What a build reads once, when it starts. */
export const readAtStart = (dir: string): string[] => [
  ...filesBehind(join(dir, 'src/remote.ts')),
  join(dir, 'package.json'),
  join(dir, 'rspack.config.ts'),
];

/** Paths in a bundle are relative, so that the same sources give the same release in any folder. */
export const relativeTo = (dir: string, file: string): string => `./${relative(dir, file)}`;

export const baseConfig = (dir: string, key: RemoteKey): Configuration => ({
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
export interface ReleaseParts {
  web: FirstBundlePlugin;
  contractUses: ContractUsesPlugin;
  guarded: readonly string[];
}
