import type { Composition, LiveRelease, ModuleId, RemoteKey } from 'shared-contracts/host';
import { linksOfRemotes } from '../../layout/menu-links.ts';
import type { CarriedComposition, CarriedRelease } from '../../page/payload.ts';
import { nameOf, remoteOf } from '../../remote/modules.ts';

/** The modules that a page places. */
interface PlacedModules {
  shown: readonly ModuleId[];
  /** Those whose fallback it shows. */
  missed: readonly ModuleId[];
}

/**
 * The composition as a page carries it: rows of the modules that it places, files of the module that is the page, and the
 * links of the menus. The browser asks for all else (`/_composition`).
 */
export function compactComposition(
  { remotes, ...composition }: Composition,
  { shown, missed }: PlacedModules,
): CarriedComposition {
  const compact = ([key, release]: [RemoteKey, LiveRelease]): [RemoteKey, CarriedRelease] => {
    const namesIn = (ids: readonly ModuleId[]) => ids.filter(id => remoteOf(id) === key).map(nameOf);
    return [key, carriedRelease(release, namesIn(shown), namesIn(missed))];
  };
  const live = Object.entries(remotes) as [RemoteKey, LiveRelease][];
  return {
    ...composition,
    remotes: Object.fromEntries(live.map(compact)),
    menu: linksOfRemotes({ ...composition, remotes }),
  };
}

function carriedRelease(
  { container, digest, web, exposes, pages, widgets }: LiveRelease,
  shown: readonly string[],
  missed: readonly string[],
): CarriedRelease {
  // The words of a fallback that is not shown come with everything else.
  const placed = <T extends LiveRelease['widgets'][number] | LiveRelease['pages'][number]>(
    rows: readonly T[],
  ) =>
    rows.flatMap(row => {
      if (missed.includes(row.expose)) return [row];
      const { fallback: _fallback, ...rest } = row;
      return shown.includes(row.expose) ? [rest as T] : [];
    });
  const rows = { pages: placed(pages), widgets: placed(widgets) };
  const page = rows.pages.find(({ expose }) => shown.includes(expose))?.expose;
  const files = page === undefined ? undefined : exposes[page];
  return {
    digest,
    ...(rows.pages.length > 0 && { pages: rows.pages }),
    ...(rows.widgets.length > 0 && { widgets: rows.widgets }),
    // Of the entry points there is only the one whose code is not always there.
    ...(page !== undefined &&
      files && {
        container,
        web,
        exposes: {
          [page]: {
            ...files,
            entryPoints: files.entryPoints.filter(entryPoint => entryPoint === 'shared-contracts/ui/forms'),
          },
        },
      }),
  };
}
