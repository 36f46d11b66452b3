import { useAtomValue } from 'jotai/react';
import { useEffect } from 'react';
import { queries } from '../../api/queries.ts';
import type { NotHere } from '../../treatments/not-here.ts';
import { readSearch } from '../../treatments/read-search.ts';
import { type Searchable, searchTreatments } from '../../treatments/search.ts';
import { countriesAtom } from '../../trip/trip-atoms.ts';
import { useServices } from '../providers.tsx';
import { useApiQuery } from '../use-api-query.ts';
import { type NotHereWords, searchCopy } from './search.copy.ts';

/** How long a visitor has not typed when the number of results is announced, in ms. */
const SETTLED_MS = 800;

const NONE: string[] = [];

interface FoundTreatments<T> {
  /** Best match first; all for an empty term. */
  found: T[];
  /** What to ask for where nothing is found: the few that the term nearly names. */
  nearest: T[];
  /** What the term means where nothing is found, if that is known; no nearest then. */
  notHere: NotHereWords | null;
  /** Whether the search has ended. */
  isSettled: boolean;
}

/** The treatments of a list that a term finds, spelled right or not. The code for the latter is loaded when it is needed. */
export function useTreatmentSearch<T extends Searchable>(
  list: readonly T[],
  term: string,
): FoundTreatments<T> {
  const { destinations } = useAtomValue(countriesAtom);
  const literal = searchTreatments(list, term, false, destinations);
  const isUnfound = literal.length === 0 && readSearch(term, destinations).meant.length > 0;
  const known = useApiQuery<NotHere | null>(isUnfound ? queries.notHere(term, destinations) : null, null);
  const notHere = known.data && searchCopy.notHere(known.data);
  const similar = useApiQuery(
    isUnfound && list.length > 0 ? queries.similarTreatments(list, term, destinations) : null,
    NONE,
    {
      keepPrevious: true,
    },
  );
  const isSettled = list.length > 0 && !similar.loading && !known.loading;
  const isUnknown = isUnfound && isSettled && similar.data.length === 0;
  const nearest = useApiQuery(isUnknown ? queries.nearestTreatments(list, term, destinations) : null, NONE);
  if (!isUnfound) return { found: literal, nearest: [], notHere: null, isSettled: list.length > 0 };
  const named = (names: readonly string[]) =>
    names.flatMap(name => list.find(treatment => treatment.name === name) ?? []);
  return {
    found: notHere ? [] : named(similar.data),
    nearest: isUnknown ? named(nearest.data) : [],
    notHere,
    isSettled: isSettled || notHere !== null,
  };
}

/**
 * Announces what a term finds, once the visitor has stopped typing.
 * @param result in words; null while it is not known
 */
export function useAnnouncedResult(term: string, result: string | null): void {
  const { announce } = useServices();
  useEffect(() => {
    if (result === null || term.trim() === '') return undefined;
    const timer = setTimeout(announce, SETTLED_MS, result);
    return () => clearTimeout(timer);
  }, [announce, term, result]);
}
