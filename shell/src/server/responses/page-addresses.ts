import type { PageAddress } from 'shared-contracts';
import { type ModuleId, type PageDescription, paramsOf, shellPages } from 'shared-contracts/host';
import type { AddressedPage } from '../../seo/sitemap.ts';
import type { CompositionSnapshot } from '../composition/composition-snapshot.ts';

/** How long lists are used before modules are asked again, since prices in them may change. */
const LISTED_MS = 600_000;
/** How long until a module that failed to answer is asked again. */
const INCOMPLETE_MS = 10_000;

type ReadSnapshot = () => Pick<CompositionSnapshot, 'composition' | 'renderer'>;

/**
 * The pages of the live composition that search engines list, at all their addresses. The first request for a composition
 * waits until its modules have listed theirs. After that the lists are refreshed in the background and requests get the last
 * good ones, so that none waits for an API that is down.
 */
export function createPageAddresses(readLive: ReadSnapshot): () => Promise<readonly AddressedPage[]> {
  const lastGood = new Map<ModuleId, readonly PageAddress[]>();
  let asked: { id: string; at: number; isComplete: boolean; first: Promise<void> } | undefined;
  /** What modules have listed, until they list again: for all pages of a large API it takes 0.1 s. */
  let known: { id: string; pages: readonly AddressedPage[] } | undefined;

  function ask({ composition: { id }, renderer }: ReturnType<ReadSnapshot>) {
    const listing = renderer.listAddresses().then(
      listed => {
        for (const [module, addresses] of listed) if (addresses) lastGood.set(module, addresses);
        known = undefined;
        current.isComplete = listed.every(([, addresses]) => addresses);
      },
      () => undefined,
    );
    const first = asked?.id === id ? asked.first : listing;
    const current = { id, at: Date.now(), isComplete: false, first };
    asked = current;
    return current;
  }

  return async () => {
    const snapshot = readLive();
    const isFresh = asked && Date.now() - asked.at <= (asked.isComplete ? LISTED_MS : INCOMPLETE_MS);
    const current = isFresh && asked?.id === snapshot.composition.id ? asked : ask(snapshot);
    await current.first;
    const { id, remotes } = snapshot.composition;
    if (known?.id === id) return known.pages;
    const own = shellPages.map(page => addressesOf(page, []));
    const ofRemotes = Object.entries(remotes).flatMap(([key, { pages }]) =>
      pages.map(page => addressesOf(page, lastGood.get(`${key}/${page.expose}`) ?? [])),
    );
    known = { id, pages: [...own, ...ofRemotes].flat() };
    return known.pages;
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
