import type { KnownComposition } from '../page/modules.ts';
import type { ShareScope } from '../remote/share-scope.ts';

const HOST = 'carefare';

/** What the browser extension of Module Federation reads: snapshots by name and entry, and modules by host, scope and version. */
type Federation = Record<'moduleInfo' | '__SHARE__', Record<string, object>>;

/**
 * Says which host, remotes and shared modules a page has, as the federation runtime would, which pages do without. It adds to
 * what a container with a runtime of its own has said.
 */
export function describeFederation({ shell, remotes }: KnownComposition): void {
  const global = globalThis as { __FEDERATION__?: Federation; __carefareShareScope?: ShareScope };
  const known = Object.values(remotes).flatMap(({ container: name, digest, base, exposes = {} }) => {
    if (!name) return [];
    const remoteEntry = new URL(`${base}web/mf-manifest.json`, location.href).href;
    const modules = Object.keys(exposes).map(moduleName => ({ moduleName }));
    return [{ name, remoteEntry, snapshot: { version: digest, remoteEntry, modules } }];
  });
  const useIn = known.map(({ name }) => name);
  const describe = (version: string) => ({
    version,
    from: HOST,
    useIn,
    loaded: true,
    shareConfig: { singleton: true },
  });
  const shared = Object.entries(global.__carefareShareScope ?? {}).map(([name, versions]) => [
    name,
    Object.fromEntries(Object.keys(versions).map(version => [version, describe(version)])),
  ]);
  const remotesInfo = known.map(({ name, remoteEntry }) => [name, { matchedVersion: remoteEntry }]);
  global.__FEDERATION__ = Object.assign(global.__FEDERATION__ ?? {}, {
    moduleInfo: {
      ...global.__FEDERATION__?.moduleInfo,
      [HOST]: { version: shell, remotesInfo: Object.fromEntries(remotesInfo) },
      ...Object.fromEntries(
        known.map(({ name, remoteEntry, snapshot }) => [`${name}:${remoteEntry}`, snapshot]),
      ),
    },
    __SHARE__: { ...global.__FEDERATION__?.__SHARE__, [HOST]: { default: Object.fromEntries(shared) } },
  });
}
