import { SEARCH_TERM_MAX } from './read-search.ts';

/** Navigation state of the list of treatments that shows what the store's `searchTermAtom` finds. */
export const listSearchState = { isSearch: true } as const;

/** Where a visitor is: the address, and the state of the navigation. */
interface Place {
  search: string;
  state?: unknown;
}

/**
 * The term that filters the list of treatments; empty for all. Without JavaScript it is in the address (`?q=`), otherwise in
 * the store, so that no address has it. An address with several terms or an endless one has none.
 * @param stored the store's term
 */
export function listTermOf({ search, state }: Place, stored = ''): string {
  const terms = new URLSearchParams(search).getAll('q');
  const term = terms.length === 1 ? (terms[0] ?? '').trim() : '';
  if (term !== '') return term.length <= SEARCH_TERM_MAX ? term : '';
  const isSearch = typeof state === 'object' && state !== null && 'isSearch' in state;
  return isSearch ? stored.trim().slice(0, SEARCH_TERM_MAX) : '';
}
