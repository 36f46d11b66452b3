import * as runtimeCore from '@module-federation/runtime-core';
import federation, { bundlerRuntime } from '@module-federation/webpack-bundler-runtime';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import type { ExposedModule, LiveRelease, SharedModule } from 'shared-contracts';
import * as contract from 'shared-contracts';
import * as ui from 'shared-contracts/ui';
import { loadFile } from './load-file.ts';
import { loadForms } from './load-forms.ts';

/** Remotes are built without the runtime and expect it here before the first of them loads, each in a copy of its own. */
Object.defineProperties(globalThis, {
  _FEDERATION_RUNTIME_CORE: { value: runtimeCore },
  _FEDERATION_BUNDLER_RUNTIME: {
    get: () => ({
      default: { ...federation, bundlerRuntime: { ...bundlerRuntime, S: {} } },
      __esModule: true,
    }),
  },
});

const singleton = (version: string, module: unknown) => ({
  version,
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});

/** The share scope: remotes use the shell's own copies of React, the contract and the facade. */
const host = new runtimeCore.ModuleFederation({
  name: 'shell',
  remotes: [],
  shared: {
    react: [singleton(React.version, React)],
    'react/jsx-runtime': [singleton(React.version, jsxRuntime)],
    'react-dom': [singleton(ReactDOM.version, ReactDOM)],
    'shared-contracts': [singleton(contract.contractVersion, contract)],
    'shared-contracts/ui': [singleton(contract.contractVersion, ui)],
    'shared-contracts/ui/forms': [
      {
        version: contract.contractVersion,
        get: () => loadForms().then(forms => () => forms),
        shareConfig: { singleton: true, requiredVersion: `^${contract.contractVersion}` },
      },
    ],
  } satisfies Record<SharedModule, unknown>,
});
/** Read by the browser tests. */
Object.assign(globalThis, { __carefareShareScope: host.shareScopeMap });

/**
 * Loads one exposed module of a release, all its files in one wave. Rejects when a file fails to load or the code throws;
 * a later call requests again what is missing.
 */
export async function loadExposed(release: LiveRelease, expose: string): Promise<ExposedModule> {
  const { container, base, web } = release;
  await loadFiles(release, expose);
  // The runtime would load a missing container by itself, without integrity.
  if (!Reflect.get(globalThis, container)) throw new Error(`${container} did not start`);
  host.registerRemotes([
    { name: container, entry: base + web.file, entryGlobalName: container, type: 'global' },
  ]);
  const module = await host.loadRemote<ExposedModule>(`${container}/${expose}`);
  // A module that threw at its first import is empty at the next.
  if (!(module?.page ?? module?.widget)?.Component) throw new Error(`${container} does not expose ${expose}`);
  return module;
}

/** Code may run in any order: chunks wait for their container in an array. */
async function loadFiles({ base, web, exposes }: LiveRelease, expose: string): Promise<void> {
  const files = exposes[expose];
  if (!files) throw new Error(`no module ${expose} in the release ${base}`);
  const load = (kind: 'script' | 'style') => (asset: LiveRelease['web']) =>
    loadFile(kind, { href: base + asset.file, integrity: asset.integrity });
  await Promise.all([
    ...[web, ...files.js].map(load('script')),
    ...files.css.map(load('style')),
    // Before the runtime asks for it, because it remembers a failure.
    files.entryPoints.includes('shared-contracts/ui/forms') && loadForms(),
  ]);
}
