import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { containerOf, DEV_PORT, packageNameOf, type RemoteDescription } from 'shared-contracts/host';
import { cssModules, styleRules, swcRule } from './rules.ts';

/** The development build: a standalone page with the remote's exposed modules, the facade's providers and a session. */
export function standaloneConfig(
  dir: string,
  { key, pages }: Pick<RemoteDescription, 'key' | 'pages'>,
  exposed: Record<string, string>,
): Configuration {
  const entry = join(dir, 'standalone-entry.virtual.tsx');
  const names = Object.keys(exposed);
  const source = [
    `import { mountStandalone } from 'shared-contracts/standalone';`,
    ...names.map((name, index) => `import * as m${index} from ${JSON.stringify(exposed[name])};`),
    `mountStandalone({ remote: '${key}', pages: ${JSON.stringify(pages)}, exposed: { ${names
      .map((name, index) => `${JSON.stringify(name)}: m${index}`)
      .join(', ')} } });`,
  ].join('\n');
  const api = process.env.API_URL ?? 'http://127.0.0.1:4100';
  return {
    context: dir,
    name: 'standalone',
    mode: 'development',
    target: ['web', 'es2022'],
    entry: { main: entry },
    output: { path: join(dir, '.build/standalone'), publicPath: '/', uniqueName: containerOf(key) },
    resolve: { extensions: ['...', '.ts', '.tsx'] },
    module: {
      rules: [swcRule({ refresh: true }), ...styleRules()],
      ...cssModules(key),
    },
    plugins: [
      new rspack.experiments.VirtualModulesPlugin({ [entry]: source }),
      new rspack.HtmlRspackPlugin({ title: packageNameOf(key) }),
      new ReactRefreshRspackPlugin(),
    ],
    devServer: {
      host: '127.0.0.1',
      port: Number(process.env.PORT ?? DEV_PORT),
      hot: true,
      historyApiFallback: true,
      // A site accepts calls for its own host and from its own pages only.
      proxy: [
        {
          context: ['/api', '/images'],
          target: api,
          xfwd: true,
          changeOrigin: true,
          headers: { origin: new URL(api).origin },
        },
      ],
    },
    stats: 'errors-warnings',
  };
}
