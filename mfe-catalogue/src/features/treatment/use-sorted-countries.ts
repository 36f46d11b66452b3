import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type DestinationOption, residenceAtom, type TripCostsOfTreatment } from 'shared-contracts';
import { useAtomValue } from 'shared-contracts/ui';
import { sortCountries } from './country-figures.rules.ts';

/**
 * The countries by total, or by the given hours of flights, and a ref for their list. Answering where one lives sorts
 * them; a guess does so only while the list is out of sight, so that it moves nothing that the visitor is about to press.
 */
export function useSortedCountries(
  options: readonly DestinationOption[],
  trip: TripCostsOfTreatment | null,
  flightHours: ReadonlyMap<string, number> | undefined,
): { list: RefObject<HTMLUListElement | null>; sorted: DestinationOption[] } {
  const list = useRef<HTMLUListElement>(null);
  const { isGuess } = useAtomValue(residenceAtom);
  const [sortedBy, setSortedBy] = useState(trip);
  useLayoutEffect(() => {
    if (trip && !(isGuess && isInSight(list.current))) setSortedBy(trip);
  }, [trip, isGuess]);
  return { list, sorted: sortCountries(options, sortedBy, flightHours) };
}

function isInSight(element: Element | null): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
}
