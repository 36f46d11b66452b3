import {
  type Fallback,
  type ModuleId,
  type OfferedSlot,
  type PageDescription,
  type Params,
  paramsOf,
  type RemoteKey,
  type SitePage,
  shellPages,
} from 'shared-contracts/host';
import { type KnownComposition, type KnownRow, type MenuLink, nameOf, remoteOf } from './modules.ts';

const toSitePage = (key: RemoteKey, { expose, fallback: _fallback, ...page }: KnownRow): SitePage => ({
  ...page,
  module: `${key}/${expose}`,
});

const pagesByComposition = new WeakMap<KnownComposition, readonly SitePage[]>();

/** The pages of a composition: the shell's own, and the ones that the live releases describe. */
export function pagesOf(composition: KnownComposition): readonly SitePage[] {
  const cached = pagesByComposition.get(composition);
  if (cached) return cached;
  const remotes = Object.entries(composition.remotes);
  const pages = [
    ...shellPages,
    ...remotes.flatMap(([key, release]) => (release.pages ?? []).map(page => toSitePage(key, page))),
  ];
  pagesByComposition.set(composition, pages);
  return pages;
}

/** The links of menus to these pages. */
export const inMenus = (pages: readonly Pick<PageDescription, 'path' | 'name' | 'menu'>[]): MenuLink[] =>
  pages.flatMap(({ path, name, menu }) => (menu ? [{ path, name, menu }] : []));

/** The links of the menus to pages of remotes. */
export const linksOfRemotes = ({ remotes, menu }: KnownComposition): readonly MenuLink[] =>
  menu ?? Object.values(remotes).flatMap(({ pages = [] }) => inMenus(pages));

/** The widgets that fill a slot, in the order of the composition. */
export function widgetsOf({ remotes, slots }: KnownComposition, slot: string): readonly ModuleId[] {
  if (slots) return slots[slot] ?? [];
  const live = Object.entries(remotes);
  return live.flatMap(([key, { widgets = [] }]) =>
    widgets.filter(widget => widget.slot === slot).map(({ expose }): ModuleId => `${key}/${expose}`),
  );
}

/** The slots that a module offers: a page, or a widget. */
export function slotsOf({ remotes }: KnownComposition, id: ModuleId): readonly OfferedSlot[] {
  const { pages = [], widgets = [] } = remotes[remoteOf(id)] ?? {};
  return [...pages, ...widgets].flatMap(({ expose, slots = [] }) => (expose === nameOf(id) ? slots : []));
}

/** The slot of a page or widget of a remote; undefined if none offers it. */
export function offeredSlot({ remotes }: KnownComposition, name: string): OfferedSlot | undefined {
  for (const { pages = [], widgets = [] } of Object.values(remotes))
    for (const { slots = [] } of [...pages, ...widgets]) {
      const slot = slots.find(each => each.name === name);
      if (slot) return slot;
    }
  return undefined;
}

/** The parameters of the page that the widgets of a slot get. */
export const slotParams = (composition: KnownComposition, name: string, params: Params): Params =>
  pick(params, composition.slotParams?.[name] ?? offeredSlot(composition, name)?.params ?? []);

/** Some of the parameters. */
export const pick = (params: Params, names: readonly string[]): Params =>
  Object.fromEntries(Object.entries(params).filter(([name]) => names.includes(name)));

/** What a module's remote says in its place while it cannot be loaded. */
export function fallbackOf({ remotes }: KnownComposition, id: ModuleId): Fallback | undefined {
  const { pages = [], widgets = [] } = remotes[remoteOf(id)] ?? {};
  return [...pages, ...widgets].find(({ expose }) => expose === nameOf(id))?.fallback;
}

/** Permanent redirect target of a path in `formerly`. */
export function findMove(composition: KnownComposition, path: string): string | undefined {
  for (const page of pagesOf(composition))
    for (const former of page.formerly ?? []) {
      const params = paramsOf(former, path);
      if (params)
        return page.path.replaceAll(/:(\w+)/g, (_parameter, key: string) =>
          encodeURIComponent(params[key] ?? ''),
        );
    }
  return undefined;
}
