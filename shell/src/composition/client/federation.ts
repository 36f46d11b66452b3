import { ModuleFederation } from '@module-federation/runtime-core';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import type { ExposedModule, LiveRelease, SharedModule } from 'shared-contracts';
import { contractVersion } from 'shared-contracts';
import * as contract from '../shared/contract.ts';
import * as ui from '../shared/ui.ts';
import { createBundlerRuntime } from './bundler-runtime.ts';
import { loadFile } from './load-file.ts';
import { loadForms } from './load-forms.ts';

/** Remotes are built without the runtime and expect it here before the first of them loads, each in a copy of its own. */
Object.defineProperty(globalThis, '_FEDERATION_BUNDLER_RUNTIME', {
  get: () => ({ default: createBundlerRuntime(), __esModule: true }),
});

const singleton = (version: string, module: unknown) => ({
  version,
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});

/** The share scope: remotes use the shell's own copies of React, the contract and the facade. */
const host = new ModuleFederation({
  name: 'shell',
  remotes: [],
  shared: {
    react: [singleton(React.version, React)],
    'react/jsx-runtime': [singleton(React.version, jsxRuntime)],
    'react-dom': [singleton(ReactDOM.version, ReactDOM)],
    'shared-contracts': [singleton(contractVersion, contract)],
    'shared-contracts/ui': [singleton(contractVersion, ui)],
    'shared-contracts/ui/forms': [
      {
        version: contractVersion,
        get: () => loadForms().then(forms => () => forms),
        shareConfig: { singleton: true, requiredVersion: `^${contractVersion}` },
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
  await loadFiles(release, expose);
  const container = Reflect.get(globalThis, release.container) as Container | undefined;
  if (!container) throw new Error(`${release.container} did not start`);
  await container.init(host.shareScopeMap.default ?? {});
  const module = (await container.get(`./${expose}`))();
  // A module that threw at its first import is empty at the next.
  if (!(module?.page ?? module?.widget)?.Component)
    throw new Error(`${release.container} does not expose ${expose}`);
  return module;
}

/** What a remote's first file defines, by the protocol of federation containers. */
interface Container {
  /** May be called again with the same share scope. */
  init(shareScope: object): Promise<unknown>;
  get(expose: string): Promise<() => ExposedModule | undefined>;
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
