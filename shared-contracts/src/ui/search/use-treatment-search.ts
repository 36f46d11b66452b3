import { useAtomValue } from 'jotai/react';
import { useEffect } from 'react';
import { queries } from '../../api/queries.ts';
import { readSearch } from '../../treatments/read-search.ts';
import { type Searchable, searchTreatments } from '../../treatments/search.ts';
import { countriesAtom } from '../../trip/trip-atoms.ts';
import { useServices } from '../providers.tsx';
import { useApiQuery } from '../use-api-query.ts';

/** How long a visitor has not typed when the number of results is announced, in ms. */
const SETTLED_MS = 800;

const NONE: string[] = [];

interface FoundTreatments<T> {
  /** Best match first; all for an empty term. */
  found: T[];
  /** What to ask for where nothing is found: the few that the term is least unlike. */
  nearest: T[];
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
  const isMisspelled =
    literal.length === 0 && list.length > 0 && readSearch(term, destinations).meant.length > 0;
  const similar = useApiQuery(
    isMisspelled ? queries.similarTreatments(list, term, destinations) : null,
    NONE,
    {
      keepPrevious: true,
    },
  );
  const isUnknown = isMisspelled && !similar.loading && similar.data.length === 0;
  const nearest = useApiQuery(isUnknown ? queries.nearestTreatments(list, term, destinations) : null, NONE);
  if (!isMisspelled) return { found: literal, nearest: [], isSettled: list.length > 0 };
  const named = (names: readonly string[]) =>
    names.flatMap(name => list.find(treatment => treatment.name === name) ?? []);
  return {
    found: named(similar.data),
    nearest: isUnknown ? named(nearest.data) : [],
    isSettled: !similar.loading,
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
