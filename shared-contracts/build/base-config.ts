import { join, relative } from 'node:path';
import { rspack } from '@rspack/core';
import type { RemoteKey } from 'shared-contracts/host';
import type { ContractUsesPlugin } from './contract-uses.plugin.ts';
import type { RemoteBuild } from './describe-web.ts';
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

/** Debuggers find the file that is being edited. */
const SOURCES = 'file://[absolute-resource-path]';

/** In development each file names its source map. Browsers get it from the developer's server; the server's bundle contains it. */
const sourceMaps = (key: RemoteKey, bundle: 'web' | 'node') =>
  new rspack.SourceMapDevToolPlugin({
    ...(bundle === 'web' && { filename: '[file].map', publicPath: `/_releases/${key}/development/web/` }),
    moduleFilenameTemplate: SOURCES,
  });

export const baseConfig = (
  { dir, description: { key }, isDevelopment }: RemoteBuild,
  bundle: 'web' | 'node',
) => ({
  context: dir,
  name: bundle,
  mode: 'production' as const,
  devtool: isDevelopment ? (false as const) : ('hidden-source-map' as const),
  resolve: { extensions: ['...', '.ts', '.tsx'] },
  module: {
    rules: [swcRule(), ...styleRules({ layer: 'remote' })],
    ...cssModules(key),
  },
  stats: 'errors-warnings' as const,
  // The federation plugin warns of what it does by default.
  infrastructureLogging: { level: 'error' as const },
  ...(isDevelopment && { performance: false as const }),
  plugins: isDevelopment ? [sourceMaps(key, bundle)] : [],
});

/** What the configurations of a release have in common. */
export interface ReleaseParts {
  web: FirstBundlePlugin;
  contractUses: ContractUsesPlugin;
  guarded: readonly string[];
}
