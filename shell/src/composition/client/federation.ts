import * as runtimeCore from '@module-federation/runtime-core';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import type { ExposedModule, LiveRelease, SharedModule } from 'shared-contracts';
import * as contract from 'shared-contracts';
import * as ui from 'shared-contracts/ui';
import { loadScript } from './load-script.ts';

const ENTRY_DEADLINE_MS = 6_000;

/** Remotes are built with an external runtime, which they expect here before the first of them loads. */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

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
        get: () =>
          import(/* webpackChunkName: "forms" */ './forms-entry-point.ts').then(
            ({ forms }) =>
              () =>
                forms,
          ),
        shareConfig: { singleton: true, requiredVersion: `^${contract.contractVersion}` },
      },
    ],
  } satisfies Record<SharedModule, unknown>,
});
/** Read by the browser tests. */
Object.assign(globalThis, { __carefareShareScope: host.shareScopeMap });

const entries = new Map<string, Promise<void>>();

/** Loads one exposed module of a release. Rejects when its entry, a chunk or a style fails to load; a later call retries. */
export async function loadExposed(release: LiveRelease, expose: string): Promise<ExposedModule> {
  const { container, base, web } = release;
  const entry = base + web.file;
  if (!entries.has(entry)) {
    const loading = loadScript(entry, { integrity: web.integrity, timeout: ENTRY_DEADLINE_MS });
    entries.set(entry, loading);
    loading.catch(() => entries.delete(entry));
  }
  await entries.get(entry);
  host.registerRemotes([{ name: container, entry, entryGlobalName: container, type: 'global' }]);
  const module = await host.loadRemote<ExposedModule>(`${container}/${expose}`);
  if (!module) throw new Error(`${container} does not expose ${expose}`);
  return module;
}
