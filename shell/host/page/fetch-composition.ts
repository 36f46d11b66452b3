import type { Composition } from 'shared-contracts/host';
import { withoutPages } from './absent-pages.ts';
import type { KnownComposition } from './modules.ts';
import { COMPOSITION_DEADLINE_MS } from './time-limits.ts';

/** Without a query it answers with what is live, by digests with what pages know of releases. */
const ADDRESS = '/_composition';

/** What is live now. */
export async function fetchNewest(): Promise<Composition> {
  const [{ parseComposition }, answer] = await Promise.all([importParser(), fetchJson(ADDRESS)]);
  return parseComposition(answer);
}

/**
 * Whether the site answers, by asking it: what the browser says of the connection may be wrong, and a hotel's portal answers too. A
 * later shell may say more, or something else, of its releases.
 */
export const isSiteReachable = (): Promise<boolean> =>
  fetchJson(ADDRESS).then(
    (answer: { id?: unknown } | null) => typeof answer?.id === 'string',
    () => false,
  );

/** All of what pages know of a composition's releases. */
export async function fetchReleases({
  remotes,
  absent,
}: Pick<KnownComposition, 'remotes' | 'absent'>): Promise<Composition['remotes']> {
  const digests = Object.entries(remotes).map(([key, { digest }]) => [key, digest]);
  if (digests.length === 0) return {};
  const address = `${ADDRESS}?${new URLSearchParams(digests)}`;
  const [{ parseReleases }, answer] = await Promise.all([importParser(), fetchJson(address)]);
  return withoutPages(parseReleases(answer), absent);
}

/** With the code of the calls, which arrives while the page hydrates. */
const importParser = () => import(/* webpackChunkName: "client" */ './parse-composition.ts');

async function fetchJson(address: string): Promise<object> {
  const deadline = new AbortController();
  setTimeout(() => deadline.abort(), COMPOSITION_DEADLINE_MS);
  const response = await fetch(address, { priority: 'low', signal: deadline.signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
