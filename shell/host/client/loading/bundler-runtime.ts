import { getShared, type ShareScope } from '../../remote/share-scope.ts';

/** What the bundler's runtime of a container hands over, as far as it is used here. */
interface BundlerRequire {
  /** Share scopes by name. */
  S: Record<string, ShareScope>;
  /** Modules by id. */
  m: Record<string, (module: { exports: unknown }) => void>;
  /** Modules that have run, by id. */
  c: Record<string, unknown>;
}

interface ContainerOptions {
  shareScope: ShareScope;
  shareScopeKey: string;
  webpackRequire: BundlerRequire;
}

interface SharedModule {
  shareKey: string;
  shareInfo: { scope: readonly [string]; shareConfig: { requiredVersion: string } };
}

interface ConsumesOptions {
  chunkId: string;
  /** What the chunk waits for. */
  promises: Promise<void>[];
  /** Ids of the shared modules that a chunk needs. */
  chunkMapping: Readonly<Record<string, readonly string[]>>;
  moduleToHandlerMapping: Readonly<Record<string, SharedModule>>;
  installedModules: Record<string, Promise<void>>;
  webpackRequire: BundlerRequire;
}

/**
 * What containers, which the federation plugin builds, call of the federation runtime of their host: sharing, with one
 * version of each module. Remotes load no remotes, share nothing themselves and have no fallbacks, so that the packaged
 * runtime would be 8 KB more of which nearly nothing runs.
 */
export const bundlerRuntime = {
  init(): void {},
  /** A container itself imports nothing that is shared; its modules do. */
  installInitialConsumes(): void {},
  initContainerEntry({ shareScope, shareScopeKey, webpackRequire }: ContainerOptions): void {
    webpackRequire.S = { [shareScopeKey]: shareScope };
  },
  consumes(options: ConsumesOptions): void {
    const { chunkId, promises, chunkMapping, moduleToHandlerMapping, installedModules } = options;
    for (const id of chunkMapping[chunkId] ?? []) {
      const shared = moduleToHandlerMapping[id];
      if (!shared) throw new Error(`the container does not describe its shared module ${id}`);
      const installed = installedModules[id] ?? install(id, shared, options);
      installedModules[id] = installed;
      promises.push(installed);
    }
  },
};

/** Defines a shared module in a container. If it could not be loaded, importing it throws, and it may be loaded again. */
async function install(
  id: string,
  { shareKey, shareInfo }: SharedModule,
  { installedModules, webpackRequire }: ConsumesOptions,
): Promise<void> {
  const { scope, shareConfig } = shareInfo;
  try {
    const exports = await getShared(webpackRequire.S[scope[0]] ?? {}, shareKey, shareConfig.requiredVersion);
    webpackRequire.m[id] = module => {
      module.exports = exports;
    };
  } catch (error) {
    delete installedModules[id];
    webpackRequire.m[id] = () => {
      delete webpackRequire.c[id];
      throw error;
    };
  }
}
