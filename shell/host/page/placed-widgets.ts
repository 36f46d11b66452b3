import { layoutSlots, type ModuleId, type Params } from 'shared-contracts/host';
import type { KnownComposition } from './modules.ts';
import { pick, slotsOf, widgetsOf } from './pages-of.ts';

/** A widget of a page, and the page's parameters that its slot hands on. */
export interface PlacedWidget {
  id: ModuleId;
  params: Params;
}

/**
 * The widgets that a page places, and those in them: two deep.
 * @param page the module that it is, or the slots of a page of the shell
 */
export function placedWidgets(
  composition: KnownComposition,
  page: ModuleId | readonly string[],
  params: Params,
): PlacedWidget[] {
  const fillSlot = (name: string, handed: readonly string[]): PlacedWidget[] =>
    widgetsOf(composition, name).map(id => ({ id, params: pick(params, handed) }));
  const fillSlotsOf = (id: ModuleId) =>
    slotsOf(composition, id).flatMap(({ name, params: handed }) => fillSlot(name, handed));
  const outer = [
    ...(typeof page === 'string' ? fillSlotsOf(page) : page.flatMap(name => fillSlot(name, []))),
    ...layoutSlots.flatMap(name => fillSlot(name, [])),
  ];
  const byId = new Map<ModuleId, Params>();
  for (const widget of [...outer, ...outer.flatMap(({ id }) => fillSlotsOf(id))])
    byId.set(widget.id, { ...byId.get(widget.id), ...widget.params });
  return Array.from(byId, ([id, handed]) => ({ id, params: handed }));
}
