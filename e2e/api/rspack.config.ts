import { join } from 'node:path';
import { swcRule } from '@carefare/build';
import { defineConfig } from '@rspack/cli';

/** Bundles the server and the operator's commands, each into one file that needs no node_modules. */
export default defineConfig({
  context: import.meta.dirname,
  mode: 'production',
  target: 'node24',
  devtool: 'source-map',
  entry: { main: './src/main.ts', operator: './src/operator/operator.cli.ts' },
  output: {
    path: join(import.meta.dirname, '.build'),
    clean: true,
    filename: '[name].mjs',
    module: true,
    library: { type: 'module' },
    asyncChunks: false,
  },
  resolve: { extensions: ['...', '.ts', '.tsx'] },
  module: {
    rules: [swcRule()],
    // `import.meta.url` must stay the bundle's own. Dynamic imports occur only in code that is not used.
    parser: { javascript: { url: false, importMeta: false, importDynamic: false } },
  },
  externals: {
    // pg works without its optional native module.
    'pg-native': 'commonjs pg-native',
    // Imported statically, it would end an older Node before the check of its version.
    'node:sqlite': 'node-commonjs node:sqlite',
  },
  optimization: { minimize: false, splitChunks: false },
  performance: false,
  stats: 'errors-warnings',
});
