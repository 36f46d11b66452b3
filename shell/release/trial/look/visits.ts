import { type ModuleId, paramsOf, type RemoteKey, shellPages } from 'shared-contracts/host';
import type { ReadRelease } from '../../store/read-release.ts';
import { TrialDeadlineError } from '../try-shell.ts';

type Releases = Iterable<readonly [RemoteKey, ReadRelease]>;

const RELEASES = '/_releases/';

/** An address to open, and the modules on it that are to become live. */
export interface Visit {
  /** The release that it is about, such as `catalogue 0123456789abcdef`. */
  subject: string;
  path: string;
  modules: ModuleId[];
  /** Where files of the releases are that it is about. */
  folder: string;
}

/**
 * What is new to visitors: each page and widget of the remotes that are new beside the shell, and the home page of a new shell
 * without any.
 * @param newShell its name, which faults are then about
 * @param all releases of the composition, in whose pages widgets may be
 * @param site its address, which is asked for pages to find the widgets
 */
export async function listVisits(
  releases: readonly [RemoteKey, ReadRelease][],
  { site, newShell, all }: { site: string; newShell: string | undefined; all: Releases },
): Promise<Visit[]> {
  const listed = await readSitemap(site);
  const shown = shellPages.map(({ path }) => path).filter(path => path !== '*');
  const hasWidgets = releases.some(([, { release }]) => release.widgets.length > 0);
  const places = hasWidgets ? shown.concat(oneOfEachKind(withSlots(listed, all))) : [];
  const placed = await Promise.all(
    [...new Set(places)].map(async path => ({
      path,
      isOfShell: shown.includes(path),
      modules: await readModules(site + path),
    })),
  );
  const visits = releases.flatMap(([remote, { release }]): Visit[] => {
    const subject = newShell ?? `${remote} ${release.digest}`;
    const folder = newShell ? RELEASES : `${RELEASES}${remote}/`;
    const pages = release.pages.flatMap(({ path, expose }) => {
      const example = exampleOf(path, release.pages, listed);
      return example ? [{ subject, path: example, modules: [`${remote}/${expose}` as const], folder }] : [];
    });
    const unseen = new Set(release.widgets.map(({ expose }): ModuleId => `${remote}/${expose}`));
    // On each page of the shell, and once on pages of remotes if it is on none of these.
    const widgets = placed.map(({ path, isOfShell, modules }) => ({
      subject,
      path,
      folder,
      modules: modules.filter(id => unseen.delete(id) || (isOfShell && id.startsWith(`${remote}/`))),
    }));
    return pages.concat(widgets.filter(({ modules }) => modules.length > 0));
  });
  return visits.length === 0 && newShell
    ? [{ subject: newShell, path: '/', modules: [], folder: RELEASES }]
    : visits;
}

/** Addresses of pages that offer slots. The shell's are on each page, also on its own. */
function withSlots(listed: readonly string[], all: Releases): string[] {
  const rows = [...all].flatMap(([, { release }]) => release.pages);
  const offering = rows.filter(({ slots = [] }) => slots.length > 0);
  return listed.filter(address => offering.some(({ path }) => paramsOf(path, address)));
}

/** An address of each kind of page, which have as many parts below one first. */
const oneOfEachKind = (paths: readonly string[]): string[] => [
  ...new Map(
    paths.toReversed().map(path => [`${path.split('/')[1]} ${path.split('/').length}`, path]),
  ).values(),
];

/** @throws TrialDeadlineError where the site has no time for it */
async function readAt(address: string): Promise<string> {
  const answer = await fetch(address);
  if (answer.status === 503) throw new TrialDeadlineError({ doing: `reading ${address}` }, 'it answers 503');
  return await answer.text();
}

async function readModules(address: string): Promise<ModuleId[]> {
  const html = await readAt(address);
  return Array.from(html.matchAll(/ data-module="([a-z0-9-]+\/[\w-]+)"/g), ([, id]) => id as ModuleId);
}

/** Paths of the site's sitemap, or of the files that it names. */
async function readSitemap(site: string, file = '/sitemap.xml'): Promise<string[]> {
  const sitemap = await readAt(site + file);
  const named = Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address = '']) => new URL(address));
  if (!sitemap.includes('<sitemapindex')) return named.map(({ pathname }) => pathname);
  const files = named.map(({ pathname, search }) => readSitemap(site, pathname + search));
  return (await Promise.all(files)).flat();
}

interface Row {
  path: string;
}

const countParams = (pattern: string): number => pattern.split(':').length;

/** An address of the page, and of no other row that the site prefers there; undefined for a pattern of which the site lists none. */
export function exampleOf(
  pattern: string,
  rows: readonly Row[],
  listed: readonly string[],
): string | undefined {
  if (!pattern.includes(':')) return pattern;
  const preferred = rows.filter(({ path }) => countParams(path) < countParams(pattern));
  return listed.find(
    address => paramsOf(pattern, address) && !preferred.some(({ path }) => paramsOf(path, address)),
  );
}
