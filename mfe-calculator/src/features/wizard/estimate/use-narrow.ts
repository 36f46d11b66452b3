import { useSyncExternalStore } from 'react';

/** Narrower than this the running estimate is a bar at the bottom of the screen, as in its style sheet. */
const NARROW = '(max-width: 61.99em)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the running estimate is a bar; never on the server. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  );
