import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import type { SharedModule } from 'shared-contracts';
import * as contract from 'shared-contracts';
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
  'shared-contracts': { exports: contract, version: contract.contractVersion },
  'shared-contracts/ui': { exports: ui, version: contract.contractVersion },
  'shared-contracts/ui/forms': { exports: forms, version: contract.contractVersion },
};

export const findHostModule = (name: string): HostModule | undefined =>
  Object.hasOwn(hostModules, name) ? hostModules[name as SharedModule] : undefined;
