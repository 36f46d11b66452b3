import { createPath, type Location, NavigationType, type To } from 'react-router-dom';

/** What a history entry holds besides its address. */
interface Entry {
  key?: string;
  /** State of the navigation. */
  usr?: unknown;
}

/** Where the document is now, with the state of its history entry. */
export function locationOfDocument(): Location {
  const { pathname, search, hash } = window.location;
  const { key = 'default', usr = null }: Entry = history.state ?? {};
  return { pathname, search, hash, key, state: usr };
}

/** A location for a new history entry. Never another site's: of an address only path, search and hash count. */
export function createLocation(to: To, state: unknown = null): Location {
  const address = typeof to === 'string' ? to : createPath(to);
  const { pathname, search, hash } = new URL(address, document.baseURI);
  return { pathname, search, hash, state, key: Math.random().toString(36).slice(2, 10) };
}

/** Adds or replaces a history entry. After back and forward the browser has done so. */
export function writeHistory(location: Location, action: NavigationType): void {
  if (action === NavigationType.Pop) return;
  const { key, state } = location;
  const address = createPath(location);
  const method = action === NavigationType.Push ? 'pushState' : 'replaceState';
  try {
    history[method]({ key, usr: state } satisfies Entry, '', address);
  } catch {
    // Browsers refuse states that cannot be cloned, and too many entries in a short time.
    window.location.assign(address);
  }
}
