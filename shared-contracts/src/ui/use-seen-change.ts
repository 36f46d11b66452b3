import { useState } from 'react';

/**
 * Attributes of the element that shows a figure or a place in a list: when it changes after it was first shown, it is seen
 * to change (base.css), unless the visitor wants no motion.
 * @param shown null while it is not known
 */
export function useSeenChange(shown: string | number | null | undefined) {
  const [last, setLast] = useState(shown ?? null);
  const [changes, setChanges] = useState(0);
  if (shown !== null && shown !== undefined && shown !== last) {
    setLast(shown);
    if (last !== null) setChanges(changes + 1);
  }
  // Two names by turns: an animation starts again only under another one.
  return { 'data-changed': changes === 0 ? undefined : changes % 2 };
}
