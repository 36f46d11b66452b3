import type { ModuleId } from 'shared-contracts';
import { type Modules, nameOf, remoteOf } from '../modules.ts';
import type { CompositionSnapshot } from './composition-snapshot.ts';

/** The modules of one request: those of its snapshot, without the ones that have failed to render. */
export function createServerModules(
  { composition, releases }: CompositionSnapshot,
  failed: ReadonlySet<ModuleId>,
): Modules {
  const get: Modules['get'] = id =>
    failed.has(id) ? undefined : releases.get(remoteOf(id))?.modules.get(nameOf(id));
  const findOrReject = <T>(name: string, value: T | undefined): Promise<T> =>
    value ? Promise.resolve(value) : Promise.reject(new Error(`${name} is missing from the composition`));
  return {
    composition: () => composition,
    get,
    load: id => findOrReject(id, get(id)),
    find: remote => findOrReject(remote, composition.remotes[remote]),
    serverHtml: () => undefined,
  };
}
