import { join } from 'node:path';
import { minimizers, styleRules, swcRule } from '@carefare/build';
import { type Configuration, rspack } from '@rspack/core';
import { ChunkTablePlugin, ShellReleasePlugin } from './shell-release.plugin.ts';

const base = (dir: string): Configuration => ({
  context: dir,
  mode: 'production',
  devtool: 'hidden-source-map',
  resolve: { extensions: ['...', '.ts', '.tsx'] },
  module: {
    rules: [
      swcRule(),
      ...styleRules(),
      {
        test: /\.woff2$/,
        type: 'asset/resource',
        generator: { filename: 'fonts/[name].[contenthash:8][ext]' },
      },
      { test: /\.woff$/, type: 'asset/bytes' },
    ],
    parser: { 'css/module': { namedExports: false, dashedIdents: false } },
    generator: {
      'css/module': { localIdentName: 'shell-[hash:6]-[local]', exportsConvention: 'camel-case-only' },
    },
  },
  stats: 'errors-warnings',
});

/**
 * The shell's two bundles of the same code: `client` for browsers, `server` as one file that runs without sources or
 * node_modules. Neither holds a remote's source or address. Published like a remote's release.
 */
export function defineShell(dir: string): Configuration[] {
  return [
    {
      ...base(dir),
      name: 'client',
      target: ['web', 'es2022'],
      entry: { main: './src/client/main.tsx' },
      output: {
        path: join(dir, '.build/client'),
        clean: true,
        publicPath: '/assets/',
        uniqueName: 'shell',
        filename: '[name].[contenthash:8].js',
        chunkFilename: '[name].[contenthash:8].js',
        cssFilename: '[name].[contenthash:8].css',
        cssChunkFilename: '[name].[contenthash:8].css',
      },
      plugins: [
        new rspack.CopyRspackPlugin({
          patterns: [{ from: 'public', to: '../public', noErrorOnMissing: true }],
        }),
        new ChunkTablePlugin(),
      ],
      optimization: { splitChunks: false, chunkIds: 'named', minimizer: minimizers() },
    },
    {
      ...base(dir),
      name: 'server',
      dependencies: ['client'],
      target: 'node24',
      entry: { main: './src/server/main.ts' },
      output: {
        path: join(dir, '.build/server'),
        clean: true,
        uniqueName: 'shell',
        filename: '[name].cjs',
        library: { type: 'commonjs2' },
        asyncChunks: false,
        publicPath: '/assets/',
      },
      // Native: it cannot be in the file. The release's package.json names it, for machines that have the release alone.
      externals: { sharp: 'commonjs sharp' },
      plugins: [new ShellReleasePlugin(dir)],
      optimization: { splitChunks: false, minimize: false },
    },
  ];
}
