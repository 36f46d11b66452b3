import type { OfferedModules } from '@carefare/release';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as contract from 'shared-contracts';
import { contractVersion, type SharedModule } from 'shared-contracts/host';
import * as ui from 'shared-contracts/ui';
import * as forms from 'shared-contracts/ui/forms';

interface HostModule {
  exports: object;
  version: string;
}

/** The shell's own copies of the shared modules. Node bundles get these from `require`, and nothing of Node. */
const hostModules: Readonly<Record<SharedModule, HostModule>> = {
  react: { exports: React, version: React.version },
  'react/jsx-runtime': { exports: jsxRuntime, version: React.version },
  'react-dom': { exports: ReactDOM, version: ReactDOM.version },
  'shared-contracts': { exports: contract, version: contractVersion },
  'shared-contracts/ui': { exports: ui, version: contractVersion },
  'shared-contracts/ui/forms': { exports: forms, version: contractVersion },
};

export const findHostModule = (name: string): HostModule | undefined =>
  Object.hasOwn(hostModules, name) ? hostModules[name as SharedModule] : undefined;

/** The same as a release of the shell lists them. */
export const offeredModules: OfferedModules = Object.fromEntries(
  Object.entries(hostModules).map(([name, { exports, version }]) => [
    name,
    { version, names: Object.keys(exports) },
  ]),
);
