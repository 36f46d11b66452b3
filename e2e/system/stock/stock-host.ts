import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageDir, root } from 'e2e-stack';
import { componentRule, runRspack } from './stock-build.ts';

/** A host of somebody else: the stock runtime of Module Federation, and the modules that releases ask a host to share. */
const SOURCE = `import { createInstance } from '@module-federation/enhanced/runtime';
import * as bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import * as contract from 'shared-contracts';
import { createApi, createTripStore } from 'shared-contracts/host';
import * as ui from 'shared-contracts/ui';
import * as forms from 'shared-contracts/ui/forms';
import { AppProviders, createQueryClient } from 'shared-contracts/ui/host';

// The one line more: releases are built without the runtime of the bundler, and expect it here.
globalThis._FEDERATION_BUNDLER_RUNTIME = bundlerRuntime;

// Containers ask for the published version of the contract; what a release really needs is in its release.json.
const { REMOTES, MODULES, CONTRACT } = globalThis;
const share = (version, module) => ({ version, lib: () => module, shareConfig: { singleton: true, requiredVersion: false } });
const host = createInstance({
  name: 'somebody_else',
  remotes: REMOTES,
  shared: {
    react: share(React.version, React),
    'react/jsx-runtime': share(React.version, jsxRuntime),
    'react-dom': share(ReactDOM.version, ReactDOM),
    'shared-contracts': share(CONTRACT, contract),
    'shared-contracts/ui': share(CONTRACT, ui),
    'shared-contracts/ui/forms': share(CONTRACT, forms),
  },
});
const services = {
  api: createApi({ baseUrl: '' }),
  session: { start: async () => {}, ready: async () => null, renew: async () => null },
  notify: () => {},
  announce: () => {},
  track: () => {},
  hasPage: () => true,
};
for (const { module, params } of MODULES) {
  const { page, widget } = await host.loadRemote(module);
  const { Component } = page ?? widget;
  const element = document.createElement('section');
  element.id = module.replace('/', '-');
  document.body.append(element);
  createRoot(element).render(
    <AppProviders services={services} store={createTripStore()} queryClient={createQueryClient()}>
      <MemoryRouter>
        <Component params={params} />
      </MemoryRouter>
    </AppProviders>,
  );
}
`;

/** Builds the host with plain rspack. @returns its one script */
export async function buildStockHost(): Promise<string> {
  const parent = join(root, 'e2e/.tmp');
  mkdirSync(parent, { recursive: true });
  const dir = mkdtempSync(join(parent, 'stock-host-'));
  try {
    writeFileSync(join(dir, 'host.tsx'), SOURCE);
    symlinkSync(join(packageDir('shell'), 'node_modules'), join(dir, 'node_modules'));
    const runtime = fileURLToPath(import.meta.resolve('@module-federation/enhanced/runtime'));
    await runRspack({
      context: dir,
      mode: 'production',
      target: ['web', 'es2022'],
      entry: './host.tsx',
      output: { path: join(dir, 'built'), filename: 'host.js', asyncChunks: false },
      resolve: {
        extensions: ['...', '.ts', '.tsx'],
        alias: {
          '@module-federation/enhanced/runtime': runtime,
          '@module-federation/webpack-bundler-runtime': createRequire(runtime).resolve(
            '@module-federation/webpack-bundler-runtime',
          ),
        },
      },
      module: {
        rules: [
          componentRule,
          { test: /\.module\.css$/, type: 'css/module' },
          { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
        ],
        parser: { 'css/module': { namedExports: false } },
      },
      performance: false,
    });
    return readFileSync(join(dir, 'built/host.js'), 'utf8');
  } finally {
    rmSync(dir, { recursive: true });
  }
}
