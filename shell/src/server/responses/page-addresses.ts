import type { PageAddress } from 'shared-contracts';
import { type ModuleId, type PageDescription, paramsOf, shellPages } from 'shared-contracts/host';
import type { CompositionSnapshot } from '../composition/composition-snapshot.ts';

/** A page that search engines list, at one address. */
export type AddressedPage = PageAddress & Pick<PageDescription, 'updated'>;

/** How long a list is used, since the prices in it may change. */
const LISTED_MS = 600_000;

type ReadSnapshot = () => Pick<CompositionSnapshot, 'composition' | 'renderer'>;

/**
 * The pages of the live composition that search engines list, at all their addresses. Modules are asked for theirs for each
 * composition, and again after ten minutes; one that fails is asked again at the next request, and has its last good
 * answer until then.
 */
export function createPageAddresses(readLive: ReadSnapshot): () => Promise<readonly AddressedPage[]> {
  const lastGood = new Map<ModuleId, readonly PageAddress[]>();
  let asked: { id: string; at: number; listing: Promise<boolean> } | undefined;

  /** @returns whether every module answered */
  async function ask({ renderer }: ReturnType<ReadSnapshot>): Promise<boolean> {
    const listed = await renderer.listAddresses().catch(() => null);
    for (const [id, addresses] of listed ?? []) if (addresses) lastGood.set(id, addresses);
    return listed?.every(([, addresses]) => addresses) ?? false;
  }

  return async () => {
    const snapshot = readLive();
    const { id } = snapshot.composition;
    const at = Date.now();
    if (asked?.id !== id || at - asked.at > LISTED_MS) asked = { id, at, listing: ask(snapshot) };
    if (!(await asked.listing)) asked = undefined;
    const own = shellPages.map(page => addressesOf(page, []));
    const live = Object.entries(snapshot.composition.remotes);
    const ofRemotes = live.flatMap(([key, { pages }]) =>
      pages.map(page => addressesOf(page, lastGood.get(`${key}/${page.expose}`) ?? [])),
    );
    return [...own, ...ofRemotes].flat();
  };
}

function addressesOf(
  { path, social, updated, noindex }: PageDescription,
  listed: readonly PageAddress[],
): AddressedPage[] {
  if (noindex) return [];
  const pages = path.includes(':') ? listed : [{ path, social }];
  return pages.flatMap(page => (paramsOf(path, page.path) ? [{ ...page, updated }] : []));
}
