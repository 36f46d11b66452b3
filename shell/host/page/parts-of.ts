import { layoutSlots, type ModuleId, type Params } from 'shared-contracts/host';
import type { KnownComposition } from './modules.ts';
import { pick, slotsOf, widgetsOf } from './pages-of.ts';

/** A widget of a page, and the page's parameters that its slot hands on. */
export interface Part {
  id: ModuleId;
  params: Params;
}

/**
 * The widgets that a page places, and those in them: two deep.
 * @param page the module that it is, or the slots of a page of the shell
 */
export function partsOf(
  composition: KnownComposition,
  page: ModuleId | readonly string[],
  params: Params,
): Part[] {
  const partsIn = (name: string, handed: readonly string[]): Part[] =>
    widgetsOf(composition, name).map(id => ({ id, params: pick(params, handed) }));
  const partsOfModule = (id: ModuleId) =>
    slotsOf(composition, id).flatMap(({ name, params: handed }) => partsIn(name, handed));
  const outer = [
    ...(typeof page === 'string' ? partsOfModule(page) : page.flatMap(name => partsIn(name, []))),
    ...layoutSlots.flatMap(name => partsIn(name, [])),
  ];
  const byId = new Map<ModuleId, Params>();
  for (const part of [...outer, ...outer.flatMap(({ id }) => partsOfModule(id))])
    byId.set(part.id, { ...byId.get(part.id), ...part.params });
  return Array.from(byId, ([id, handed]) => ({ id, params: handed }));
}
