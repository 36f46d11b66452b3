import { layoutSlots, type OfferedSlot, slots as shellSlots } from 'shared-contracts/host';
import { readNewestEntry } from '../journal/journal.ts';
import { readManifest } from '../store/read-release.ts';
import type { ReleaseStore } from '../store/store.ts';
import type { Outcome } from './outcome.ts';

interface Place extends Pick<OfferedSlot, 'name' | 'takes'>, Partial<Pick<OfferedSlot, 'params' | 'data'>> {
  /** Whose it is. */
  owner: string;
  /** The page's path, or the slot of the widget that has it. */
  at: string;
}

/** The slots that live pages offer, and what each hands on. */
export async function listSlots(store: ReleaseStore): Promise<Outcome> {
  const newest = await readNewestEntry(store);
  const live = Object.entries(newest?.entry.remotes ?? {});
  const offered = await Promise.all(
    live.map(async ([owner, release]): Promise<Place[]> => {
      const manifest = await readManifest(store, owner, release);
      if (!('pages' in manifest)) return [];
      const rows = [
        ...manifest.pages.map(({ path: at, slots = [] }) => ({ at, slots })),
        ...manifest.widgets.map(({ slot: at, slots = [] }) => ({ at, slots })),
      ];
      return rows.flatMap(({ at, slots }) =>
        slots.map(({ name, takes, params, data }) => ({ name, takes, params, data, owner, at })),
      );
    }),
  );
  const byName = Map.groupBy([...ofShell(), ...offered.flat()], ({ name }) => name);
  return { lines: Array.from(byName.values(), describe), data: [...byName.values()].flat() };
}

const ofShell = (): Place[] =>
  Object.entries(shellSlots).map(([name, takes]) => ({
    name,
    takes,
    owner: 'shell',
    at: layoutSlots.some(each => each === name) ? 'each page' : '/',
  }));

/** @param places of one slot */
function describe(places: readonly Place[]): string {
  const [{ name, takes, owner, params = [], data = {} }] = places as [Place];
  const at = places.map(place => place.at).join(', ');
  const handed = [...params, ...Object.entries(data).map(([key, kind]) => `${key} (${kind})`)];
  const gives = handed.length > 0 ? `  hands on ${handed.join(', ')}` : '';
  return `${name}  takes ${takes}  ${owner}: ${at}${gives}`;
}
