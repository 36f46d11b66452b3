import type { ModuleId } from 'shared-contracts';
import { type Modules, nameOf, remoteOf } from '../modules.ts';
import type { CompositionSnapshot } from './composition-snapshot.ts';

/** The modules of one request: a snapshot of one set, without the parts that have failed to render. */
export function createServerModules(set: CompositionSnapshot, broken: ReadonlySet<ModuleId>): Modules {
  const get: Modules['get'] = id =>
    broken.has(id) ? undefined : set.releases.get(remoteOf(id))?.modules.get(nameOf(id));
  const missing = (what: string) => Promise.reject(new Error(`${what} is missing from the set`));
  return {
    set: () => set.live,
    get,
    load(id) {
      const module = get(id);
      return module ? Promise.resolve(module) : missing(id);
    },
    find(remote) {
      const release = set.live.remotes[remote];
      return release ? Promise.resolve(release) : missing(remote);
    },
    serverHtml: () => undefined,
  };
}
