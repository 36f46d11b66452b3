import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  cssModules,
  FirstBundlePlugin,
  minimizers,
  ServedBrowsersPlugin,
  styleRules,
  swcRule,
  WatchPlugin,
} from '@carefare/build';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import { checkSiteConfig } from 'shared-contracts/host';
import { ChunkTablePlugin } from './chunk-table.plugin.ts';
import { ShellReleasePlugin } from './shell-release.plugin.ts';

/** A file of its own is a task of its own, and stays in the browser's cache over releases. */
const react = {
  name: 'react',
  chunks: 'initial' as const,
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  enforce: true,
};

/** The router's package names its development build under every condition. */
function productionRouter(): string {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));
  return join(dirname(resolve('react-router')), '../production/index.mjs');
}

const baseConfig = (dir: string): Configuration => ({
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
      {
        test: /\.woff2$/,
        resourceQuery: /weights=/,
        loader: join(import.meta.dirname, 'subset-font.loader.cjs'),
      },
      { test: /\.woff$/, type: 'asset/bytes' },
      {
        test: /[\\/]react-router[\\/]dist[\\/]production[\\/]/,
        loader: join(import.meta.dirname, 'pure-components.loader.cjs'),
      },
    ],
    ...cssModules('shell'),
  },
  stats: 'errors-warnings',
});

/**
 * Names stay, for stack traces. One letter beyond Latin-1 would make Node keep two bytes for each of the text, in each
 * thread.
 */
const compactServer = () =>
  new rspack.SwcJsMinimizerRspackPlugin({
    minimizerOptions: { mangle: false, compress: false, format: { asciiOnly: true, comments: false } },
  });

/**
 * The shell's two bundles: `client` for browsers, and `server`, files that run without sources. Neither contains code or
 * addresses of remotes. The result is published as a release.
 */
export function defineShell(dir: string): Configuration[] {
  checkSiteConfig();
  const base = baseConfig(dir);
  const client = new FirstBundlePlugin();
  return [
    {
      ...base,
      name: 'client',
      target: ['web', 'es2022'],
      entry: {
        main: './site/entries/client.main.ts',
        inline: { import: './host/client/inline.ts', layer: 'inline' },
        // Part of every page's HTML, and never exchanged: another face makes the browser lay out all text again.
        fonts: 'shared-contracts/ui/fonts.css',
      },
      output: {
        path: join(dir, '.build/client'),
        clean: true,
        publicPath: '/assets/',
        uniqueName: 'shell',
        filename: '[name].[contenthash:8].js',
        chunkFilename: '[name].[contenthash:8].js',
        chunkLoadTimeout: 6_000,
        cssFilename: '[name].[contenthash:8].css',
        cssChunkFilename: '[name].[contenthash:8].css',
      },
      resolve: { ...base.resolve, alias: { 'react-router$': productionRouter() } },
      module: {
        ...base.module,
        rules: [
          ...(base.module?.rules ?? []),
          // The script in the HTML, which older browsers read as well.
          { ...swcRule('es2015'), issuerLayer: 'inline' },
        ],
      },
      plugins: [
        client,
        // React catches what it throws, and does so only for transitions of views, which no page has.
        new ServedBrowsersPlugin(['.startViewTransition']),
        // The query client makes a cache of mutations and knows endless lists, neither of which the contract has: 1.3 KB.
        new rspack.NormalModuleReplacementPlugin(
          /^\.\/(?:mutationCache|infiniteQueryBehavior)\.js$/,
          join(import.meta.dirname, 'queries-only.ts'),
        ),
        new WatchPlugin([join(dir, 'package.json')]),
        // Next to the bundle's folder, which is the only one that is cleaned.
        (compiler: Compiler) =>
          compiler.hooks.beforeRun.tap('CleanPublic', () =>
            rmSync(join(dir, '.build/public'), { recursive: true, force: true }),
          ),
        new rspack.CopyRspackPlugin({
          patterns: [{ from: 'public', to: '../public', noErrorOnMissing: true }],
        }),
        new ChunkTablePlugin(),
      ],
      optimization: {
        splitChunks: { cacheGroups: { default: false, defaultVendors: false, react } },
        chunkIds: 'named',
        minimizer: minimizers(),
      },
    },
    {
      ...base,
      name: 'server',
      dependencies: ['client'],
      target: 'node24',
      entry: {
        main: './site/entries/server.main.ts',
        // Each worker keeps the text of its file in memory: it loads what renders pages and nothing else.
        'render-worker': './site/entries/render-worker.main.ts',
        'trial-worker': './site/entries/trial-worker.main.ts',
      },
      output: {
        path: join(dir, '.build/server'),
        clean: true,
        uniqueName: 'shell',
        filename: '[name].cjs',
        library: { type: 'commonjs2' },
        publicPath: '/assets/',
      },
      // A native module cannot be bundled. The release's package.json names it.
      externals: { sharp: 'commonjs sharp' },
      module: {
        ...base.module,
        // One file for each process and thread. What it does not always need, and is large, has a `webpackMode` of its own.
        parser: { ...base.module?.parser, javascript: { dynamicImportMode: 'eager' } },
        rules: [
          ...(base.module?.rules ?? []),
          // Its dynamic imports are of databases that are not used here.
          { test: /[\\/]rate-limiter-flexible[\\/]/, parser: { importDynamic: false } },
        ],
      },
      plugins: [new WatchPlugin([]), new ShellReleasePlugin(dir, client)],
      optimization: { splitChunks: false, minimizer: [compactServer()] },
    },
  ];
}
