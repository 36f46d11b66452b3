import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as contract from 'shared-contracts';
import * as ui from 'shared-contracts/ui';
import * as forms from 'shared-contracts/ui/forms';

/** What a remote's node bundle gets for its `require` calls: the shell's own copies, and nothing of Node. */
export const hostModules: Readonly<Record<string, object>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'shared-contracts': contract,
  'shared-contracts/ui': ui,
  'shared-contracts/ui/forms': forms,
};

/** Versions by which a release's ranges are judged. */
export const hostVersions: Readonly<Record<string, string>> = {
  react: React.version,
  'react/jsx-runtime': React.version,
  'react-dom': ReactDOM.version,
  'shared-contracts': contract.contractVersion,
  'shared-contracts/ui': contract.contractVersion,
  'shared-contracts/ui/forms': contract.contractVersion,
};
