import {
  type Composition,
  isShellSlot,
  type LiveRelease,
  type ModuleId,
  type RemoteKey,
} from 'shared-contracts/host';
import { type KnownComposition, type KnownRelease, nameOf, remoteOf } from '../../../page/modules.ts';
import { linksOfRemotes, offeredSlot, slotsOf, widgetsOf } from '../../../page/pages-of.ts';

/** The modules that a page places. */
interface PlacedModules {
  shown: readonly ModuleId[];
  /** Modules whose fallback the page shows. */
  missed: readonly ModuleId[];
}

/**
 * The composition as a page carries it: row and files of the module that is the page, what fills its slots, the words of
 * fallbacks that it shows, and the links of the menus. The browser asks for all else (`/_composition`).
 */
export function compactComposition(
  composition: Composition,
  { shown, missed }: PlacedModules,
): KnownComposition {
  const compact = ([key, release]: [RemoteKey, LiveRelease]): [RemoteKey, KnownRelease] => {
    const namesIn = (ids: readonly ModuleId[]) => ids.filter(id => remoteOf(id) === key).map(nameOf);
    return [key, compactRelease(release, namesIn(shown), namesIn(missed))];
  };
  const live = Object.entries(composition.remotes);
  const placed = new Set([...shown, ...missed]);
  const offered = new Set([...placed].flatMap(id => slotsOf(composition, id).map(({ name }) => name)));
  const names = new Set(live.flatMap(([, { widgets }]) => widgets.map(({ slot }) => slot)));
  const ofPage = [...names].filter(name => isShellSlot(name) || offered.has(name));
  const filled = ofPage.flatMap(slot => {
    const ids = widgetsOf(composition, slot).filter(id => placed.has(id));
    return ids.length > 0 ? [[slot, ids] as const] : [];
  });
  const handed = filled.flatMap(([slot]) => {
    const params = offeredSlot(composition, slot)?.params ?? [];
    return params.length > 0 ? [[slot, params] as const] : [];
  });
  return {
    ...composition,
    remotes: Object.fromEntries(live.map(compact)),
    slots: Object.fromEntries(filled),
    ...(handed.length > 0 && { slotParams: Object.fromEntries(handed) }),
    menu: linksOfRemotes(composition),
  };
}

function compactRelease(
  { container, digest, web, exposes, pages, widgets }: LiveRelease,
  shown: readonly string[],
  missed: readonly string[],
): KnownRelease {
  const rows = pages.filter(({ expose }) => shown.includes(expose) || missed.includes(expose));
  const words = widgets.filter(({ expose }) => missed.includes(expose));
  const page = rows.find(({ expose }) => shown.includes(expose))?.expose;
  const files = page === undefined ? undefined : exposes[page];
  return {
    digest,
    ...(rows.length > 0 && { pages: rows.map(row => compactRow(row, missed.includes(row.expose))) }),
    ...(words.length > 0 && { widgets: words }),
    ...(page !== undefined &&
      files && {
        container,
        web,
        // Only the entry point whose code is not always there.
        exposes: { [page]: { ...files, entryPoints: files.entryPoints.filter(isForms) } },
      }),
  };
}

const isForms = (entryPoint: string): boolean => entryPoint === 'shared-contracts/ui/forms';

/** The words of a fallback that is not shown come with everything else. */
function compactRow(
  { social: _social, needs: _met, slots: _known, fallback, ...row }: LiveRelease['pages'][number],
  isMissed: boolean,
): NonNullable<KnownRelease['pages']>[number] {
  return isMissed && fallback ? { ...row, fallback } : row;
}
