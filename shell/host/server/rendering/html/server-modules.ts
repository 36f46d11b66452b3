import type { ModuleId } from 'shared-contracts/host';
import { type Modules, nameOf, remoteOf } from '../../../page/modules.ts';
import type { EvaluatedComposition } from '../evaluate-composition.ts';

/** The modules of one request: its snapshot's, without the ones that have failed to render. */
export function createServerModules(
  { composition, modules }: EvaluatedComposition,
  failed: ReadonlySet<ModuleId>,
): Modules {
  const get: Modules['get'] = id => (failed.has(id) ? undefined : modules.get(remoteOf(id))?.get(nameOf(id)));
  return {
    composition: () => composition,
    get,
    async load(id) {
      const module = get(id);
      if (!module) throw new Error(`${id} is missing from the composition`);
      return module;
    },
    complete: () => Promise.resolve(),
    serverHtml: () => undefined,
  };
}
