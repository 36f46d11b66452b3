import { join } from 'node:path';
import { swcRule } from '@carefare/build';
import { defineConfig } from '@rspack/cli';

/** Server and operator's commands, each as one file that runs without sources or node_modules. */
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
    // Addresses of the file itself stay what they are where it runs.
    parser: { javascript: { url: false, importMeta: false } },
  },
  // pg asks for its native twin and goes on without.
  externals: { 'pg-native': 'commonjs pg-native' },
  optimization: { minimize: false, splitChunks: false },
  performance: false,
  stats: 'errors-warnings',
});
