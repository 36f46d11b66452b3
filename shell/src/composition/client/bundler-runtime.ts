import { ModuleFederation } from '@module-federation/runtime-core';
import type { Federation } from '@module-federation/webpack-bundler-runtime';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';

/**
 * What the bundler's part of a container needs of the federation runtime: sharing. Remotes load no remotes, share nothing
 * at once, and have no fallbacks, so that three quarters of the runtime would never run.
 */
export const createBundlerRuntime = () => ({
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
  bundlerRuntime: {
    consumes,
    I: initializeSharing,
    S: {},
    initContainerEntry,
    // A container itself imports nothing that is shared; its modules do.
    installInitialConsumes: () => undefined,
    init: ({ webpackRequire: { federation } }: { webpackRequire: { federation: Federation } }) =>
      federation.initOptions && new ModuleFederation(federation.initOptions),
  },
});
