import { createRequire } from 'node:module';
import { exportedNames, sharedVersions } from '@carefare/build';
import type { OfferedModules } from '@carefare/release';
import { type SharedModule, sharedModules } from 'shared-contracts/host';

const require = createRequire(import.meta.url);

/** All that an entry point of the contract exports. Of React remotes get everything, so its names are not listed. */
const namesOf = (module: SharedModule): string[] =>
  module.startsWith('shared-contracts') ? exportedNames(require.resolve(module)) : [];

/** What the shell's release offers to remotes, so that a promotion can be judged without running it. */
export const describeOfferedModules = (): OfferedModules =>
  Object.fromEntries(
    sharedModules.map(module => [module, { version: sharedVersions[module], names: namesOf(module) }]),
  );
