// Both files and the styles beside them are written before the build.
import pages from './pages.json' with { type: 'json' };
import site from './site.json' with { type: 'json' };

/** A page of the site, as HTML. */
export interface Page {
  /** Title, description, and the preload of the main picture. */
  head: string;
  main: string;
}

const byPath: Record<string, Page | undefined> = pages;

export const findPage = (path: string): Page | undefined => byPath[path];

/** The last segments of all addresses `/base/segment`. */
export const segmentsBelow = (base: string): string[] =>
  Object.keys(byPath)
    .filter(path => path.startsWith(base) && /^[^/]+$/.test(path.slice(base.length)))
    .map(path => path.slice(base.length));

export { site };
