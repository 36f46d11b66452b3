import { type Composition, CompositionSchema } from 'shared-contracts/host';
import * as v from 'valibot';
import { withoutPages } from './absent-pages.ts';
import type { KnownComposition } from './modules.ts';
import { COMPOSITION_DEADLINE_MS } from './time-limits.ts';

/** Without a query it answers with what is live, by digests with what pages know of releases. */
const ADDRESS = '/_composition';

/** What is live now. */
export const fetchNewest = async (): Promise<Composition> =>
  v.parse(CompositionSchema, await fetchJson(ADDRESS));

/**
 * Whether the site answers, by asking it: what the browser says of the connection may be wrong, and a hotel's portal answers too. A
 * later shell may say more, or something else, of its releases.
 */
export const isSiteReachable = (): Promise<boolean> =>
  fetchJson(ADDRESS).then(
    answer => v.is(v.pick(CompositionSchema, ['id']), answer),
    () => false,
  );

/** All of what pages know of a composition's releases. */
export async function fetchReleases({
  remotes,
  absent,
}: Pick<KnownComposition, 'remotes' | 'absent'>): Promise<Composition['remotes']> {
  const digests = Object.entries(remotes).map(([key, { digest }]) => [key, digest]);
  if (digests.length === 0) return {};
  const answer = await fetchJson(`${ADDRESS}?${new URLSearchParams(digests)}`);
  return withoutPages(v.parse(CompositionSchema.entries.remotes, answer), absent);
}

async function fetchJson(address: string): Promise<object> {
  const deadline = new AbortController();
  setTimeout(() => deadline.abort(), COMPOSITION_DEADLINE_MS);
  const response = await fetch(address, { priority: 'low', signal: deadline.signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
