import type { PageAddress } from 'shared-contracts';
import {
  type ModuleId,
  type PageDescription,
  type Params,
  paramsOf,
  shellPages,
} from 'shared-contracts/host';
import type { CompositionSnapshot } from '../composition/composition-snapshot.ts';

/** A page that search engines list, at one address. */
export interface AddressedPage extends PageAddress, Pick<PageDescription, 'updated'> {
  params: Params;
}

type ReadSnapshot = () => Pick<CompositionSnapshot, 'composition' | 'renderer'>;

/**
 * The pages of the live composition that search engines list, at all their addresses. Modules are asked for theirs once for
 * each composition; one that fails is asked again at the next request, and has its last good answer until then.
 */
export function createPageAddresses(readLive: ReadSnapshot): () => Promise<readonly AddressedPage[]> {
  const lastGood = new Map<ModuleId, readonly PageAddress[]>();
  let asked: { id: string; listing: Promise<boolean> } | undefined;

  /** @returns whether every module answered */
  async function ask({ renderer }: ReturnType<ReadSnapshot>): Promise<boolean> {
    const listed = await renderer.listAddresses().catch(() => null);
    for (const [id, addresses] of listed ?? []) if (addresses) lastGood.set(id, addresses);
    return listed?.every(([, addresses]) => addresses) ?? false;
  }

  return async () => {
    const snapshot = readLive();
    const { id } = snapshot.composition;
    if (asked?.id !== id) asked = { id, listing: ask(snapshot) };
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
  return pages.flatMap(page => {
    const params = paramsOf(path, page.path);
    return params ? [{ ...page, params, updated }] : [];
  });
}
