import { createPath, type Location, NavigationType, type To } from 'react-router-dom';

/** What a history entry holds besides its address. */
interface Entry {
  key?: string;
  /** State of the navigation. */
  usr?: unknown;
  /** Its place among the entries of this site. */
  idx?: number;
}

/** The place of the current history entry. @param index for an entry that has none, such as after a hash was typed */
export function indexOfEntry(index: number): number {
  const entry: Entry = history.state ?? {};
  if (entry.idx === undefined) history.replaceState({ ...entry, idx: index } satisfies Entry, '');
  return entry.idx ?? index;
}

const createKey = (): string => Math.random().toString(36).slice(2, 10);

/** Where the document is now, with the state of its history entry. One that the browser made itself gets a key of its own. */
export function locationOfDocument(): Location {
  const { pathname, search, hash } = window.location;
  const entry: Entry = history.state ?? {};
  const { key = createKey(), usr = null } = entry;
  if (!entry.key) history.replaceState({ ...entry, key } satisfies Entry, '');
  return { pathname, search, hash, key, state: usr };
}

/** A location for a new history entry. Never another site's: of an address only path, search and hash count. */
export function createLocation(to: To, state: unknown = null): Location {
  const address = typeof to === 'string' ? to : createPath(to);
  const { pathname, search, hash } = new URL(address, document.baseURI);
  return { pathname, search, hash, state, key: createKey() };
}

/** Adds or replaces a history entry. After back and forward the browser has done so. @returns the new entry's index */
export function writeHistory(location: Location, action: NavigationType, index: number): number {
  if (action === NavigationType.Pop) return index;
  const { key, state } = location;
  const idx = action === NavigationType.Push ? index + 1 : index;
  const address = createPath(location);
  const method = action === NavigationType.Push ? 'pushState' : 'replaceState';
  try {
    history[method]({ key, usr: state, idx } satisfies Entry, '', address);
  } catch {
    // Browsers refuse states that cannot be cloned, and too many entries in a short time.
    window.location.assign(address);
  }
  return idx;
}
