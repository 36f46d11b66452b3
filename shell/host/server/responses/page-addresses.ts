import type { PageAddress } from 'shared-contracts';
import { type ModuleId, type PageDescription, paramsOf, shellPages } from 'shared-contracts/host';
import type { CompositionSnapshot } from '../composition/composition-snapshot.ts';
import { withDeadline } from '../rendering/html/with-deadline.ts';
import { LISTED_WAIT_MS } from '../time-limits.ts';

/** A page that search engines list, at one address. */
export type ListedAddress = PageAddress & Pick<PageDescription, 'updated'>;

/** How long lists are used before modules are asked again, since their data may change. */
const LISTED_MS = 60_000;
/** How long until a module that failed to answer is asked again. */
const INCOMPLETE_MS = 10_000;

/** When to ask again for what is still being listed, in seconds. */
export const LISTING_RETRY_S = 10;

type ReadSnapshot = () => Pick<CompositionSnapshot, 'composition' | 'renderer'>;

export interface PageAddresses {
  pages: readonly ListedAddress[];
  /** A module is still listing its pages for the first time. */
  isListing: boolean;
}

/**
 * The pages of the live composition that search engines list, at all their addresses. The first requests for a composition
 * wait a while for its modules to list theirs, which goes on however long it takes. After that the lists are refreshed in the
 * background and requests get the last good ones, so that none waits for an API that is down.
 */
export function createPageAddresses(readLive: ReadSnapshot): () => Promise<PageAddresses> {
  const lastGood = new Map<ModuleId, readonly PageAddress[]>();
  let asked: { id: string; at: number; endedAs?: 'whole' | 'incomplete'; first: Promise<void> } | undefined;
  /** What modules have listed, until they list again: for all pages of a large API it takes 0.1 s. */
  let known: { id: string; pages: readonly ListedAddress[] } | undefined;

  function ask({ composition: { id }, renderer }: ReturnType<ReadSnapshot>) {
    const listing = renderer.listAddresses().then(
      listed => {
        for (const [module, addresses] of listed) if (addresses) lastGood.set(module, addresses);
        known = undefined;
        current.endedAs = listed.every(([, addresses]) => addresses) ? 'whole' : 'incomplete';
      },
      () => {
        current.endedAs = 'incomplete';
      },
    );
    const first = asked?.id === id ? asked.first : listing;
    const current: NonNullable<typeof asked> = { id, at: Date.now(), first };
    asked = current;
    return current;
  }

  const isFresh = ({ at, endedAs }: NonNullable<typeof asked>): boolean =>
    !endedAs || Date.now() - at <= (endedAs === 'whole' ? LISTED_MS : INCOMPLETE_MS);

  return async () => {
    const snapshot = readLive();
    const current = asked?.id === snapshot.composition.id && isFresh(asked) ? asked : ask(snapshot);
    const isLate = await withDeadline(current.first, LISTED_WAIT_MS).then(
      () => false,
      () => true,
    );
    const { id, remotes } = snapshot.composition;
    if (known?.id !== id) known = { id, pages: collect(remotes) };
    return { pages: known.pages, isListing: isLate && isUnlisted(remotes) };
  };

  function collect(remotes: Remotes): ListedAddress[] {
    const own = shellPages.map(page => addressesOf(page, []));
    const ofRemotes = describedIn(remotes).map(([id, page]) => addressesOf(page, lastGood.get(id) ?? []));
    return [...own, ...ofRemotes].flat();
  }

  function isUnlisted(remotes: Remotes): boolean {
    return describedIn(remotes).some(([id, page]) => isPattern(page) && !page.noindex && !lastGood.has(id));
  }
}

type Remotes = CompositionSnapshot['composition']['remotes'];

const describedIn = (remotes: Remotes) =>
  Object.entries(remotes).flatMap(([key, { pages }]) =>
    pages.map(page => [`${key}/${page.expose}`, page] as const),
  );

const isPattern = ({ path }: PageDescription): boolean => path.includes(':');

function addressesOf(description: PageDescription, listed: readonly PageAddress[]): ListedAddress[] {
  const { path, social, updated, noindex } = description;
  if (noindex) return [];
  const pages = isPattern(description) ? listed : [{ path, social }];
  return pages.flatMap(page => (paramsOf(path, page.path) ? [{ ...page, updated }] : []));
}
