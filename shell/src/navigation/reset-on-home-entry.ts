import type { createBrowserRouter } from 'react-router-dom';
import { enterHomeAtom, type TripStore } from 'shared-contracts';

/**
 * "Trip data is reset on load": at each entry to the home route by link, but not by back or forward. The action itself
 * honours the skip flag. An entry by document starts with a fresh store anyway.
 */
export function resetOnHomeEntry(router: ReturnType<typeof createBrowserRouter>, store: TripStore): void {
  let pathname = router.state.location.pathname;
  router.subscribe(state => {
    const before = pathname;
    pathname = state.location.pathname;
    if (pathname === '/' && before !== '/' && state.historyAction !== 'POP') store.set(enterHomeAtom);
  });
}
