import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { residenceAtom } from 'shared-contracts';
import { useAtomValue } from 'shared-contracts/ui';

/**
 * What a list is ordered by, and a ref for the list. When the visitor says where they live, the list is sorted again; after a
 * guess only while it is out of sight, so that it moves nothing that the visitor is about to press.
 * @param latest null while it is not known where the visitor lives
 */
export function useCalmOrder<E extends Element, T>(latest: T): { list: RefObject<E | null>; orderedBy: T } {
  const list = useRef<E>(null);
  const { isGuess } = useAtomValue(residenceAtom);
  const [orderedBy, setOrderedBy] = useState(latest);
  useLayoutEffect(() => {
    if (latest && !(isGuess && isInSight(list.current))) setOrderedBy(latest);
  }, [latest, isGuess]);
  return { list, orderedBy };
}

function isInSight(element: Element | null): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
}
