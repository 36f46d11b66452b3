import type { ModuleId } from 'shared-contracts/host';
import { type Modules, nameOf, remoteOf } from '../../remote/modules.ts';
import type { EvaluatedComposition } from './evaluate-composition.ts';

/** The modules of one request: those of its snapshot, without the ones that have failed to render. */
export function createServerModules(
  { composition, modules }: EvaluatedComposition,
  failed: ReadonlySet<ModuleId>,
): Modules {
  const get: Modules['get'] = id => (failed.has(id) ? undefined : modules.get(remoteOf(id))?.get(nameOf(id)));
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
