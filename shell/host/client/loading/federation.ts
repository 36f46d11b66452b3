import React from 'react';
import jsxRuntime from 'react/jsx-runtime';
import ReactDOM from 'react-dom';
import type { ExposedModule } from 'shared-contracts';
import * as contract from 'shared-contracts';
import { contractVersion, type LiveRelease, type SharedModule } from 'shared-contracts/host';
import * as ui from 'shared-contracts/ui';
import { filesOf } from '../../page/files-of.ts';
import type { ShareScope } from '../../remote/share-scope.ts';
import { bundlerRuntime } from './bundler-runtime.ts';
import { loadFile } from './load-file.ts';
import { loadForms } from './load-forms.ts';

/** Remotes are built without the runtime and expect it here before the first of them loads. */
Object.defineProperty(globalThis, '_FEDERATION_BUNDLER_RUNTIME', { value: { bundlerRuntime } });

const versionOf = (version: string, module: unknown) => ({
  [version]: { get: () => Promise.resolve(() => module) },
});

/** Remotes use the shell's own copies of React, the contract and the facade. */
const shareScope = {
  react: versionOf(React.version, React),
  'react/jsx-runtime': versionOf(React.version, jsxRuntime),
  'react-dom': versionOf(ReactDOM.version, ReactDOM),
  'shared-contracts': versionOf(contractVersion, contract),
  'shared-contracts/ui': versionOf(contractVersion, ui),
  'shared-contracts/ui/forms': {
    [contractVersion]: { get: () => loadForms().then(forms => () => forms) },
  },
} satisfies Record<SharedModule, ShareScope[string]>;
/** Read by the browser tests, and by the look at a release, which watches what remotes get. */
Object.assign(globalThis, { __carefareShareScope: shareScope });

/**
 * Loads one exposed module of a release, all its files in one wave. Rejects when a file fails to load or the code throws;
 * a later call requests again what is missing.
 */
export async function loadExposed(release: LiveRelease, expose: string): Promise<ExposedModule> {
  await loadFiles(release, expose);
  const container = Reflect.get(globalThis, release.container) as Container | undefined;
  if (!container) throw new Error(`${release.container} did not start`);
  await container.init(shareScope);
  const module = (await container.get(`./${expose}`))();
  // A module that threw at its first import is empty at the next.
  if (!(module?.page ?? module?.widget)?.Component)
    throw new Error(`${release.container} does not expose ${expose}`);
  return module;
}

/** What a remote's first file defines, by the protocol of federation containers. */
interface Container {
  /** May be called again with the same share scope. */
  init(scope: ShareScope): unknown;
  get(expose: string): Promise<() => ExposedModule | undefined>;
}

/** Code may run in any order: chunks wait for their container in an array. */
async function loadFiles(release: LiveRelease, expose: string): Promise<void> {
  const { scripts, styles, usesForms } = filesOf(release, expose);
  await Promise.all([
    ...scripts.map(file => loadFile('script', file)),
    ...styles.map(file => loadFile('style', file)),
    usesForms && loadForms(),
  ]);
}
