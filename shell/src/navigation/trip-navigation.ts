import type { createBrowserRouter } from 'react-router-dom';
import {
  enterHomeAtom,
  openViewAtom,
  parseShareFragment,
  parseWizardEntry,
  type TripStore,
  takeSharedTripAtom,
  today,
  withoutTrip,
} from 'shared-contracts';

type Router = ReturnType<typeof createBrowserRouter>;

/** What navigation means for the trip. */
interface TripNavigation {
  /** To be called once the page is live: nothing is written to the store before. */
  arrived(): void;
}

/**
 * "Trip data is reset on load": at each entry to the home route by link, but not by back or forward, and not with a shared
 * link, which brings its own trip and is then taken out of the address. The action itself honours the skip flag. An entry by
 * document starts with a fresh store anyway. Back and forward among the wizard's own entries open its step.
 */
export function tripNavigation(router: Router, store: TripStore): TripNavigation {
  let last = router.state.location;

  function takeSharedTrip(): boolean {
    const { pathname, search, hash } = router.state.location;
    const reading = pathname === '/' ? parseShareFragment(hash, today()) : null;
    if (!reading) return false;
    store.set(takeSharedTripAtom, reading, today());
    void router.navigate({ pathname, search, hash: withoutTrip(hash) }, { replace: true });
    return true;
  }

  router.subscribe(({ location, historyAction }) => {
    const before = last;
    last = location;
    if (location === before || location.pathname !== '/' || takeSharedTrip()) return;
    if (historyAction === 'POP') {
      const left = before.pathname === '/' ? parseWizardEntry(before.state)?.from : undefined;
      const view = parseWizardEntry(location.state)?.view ?? left;
      if (view) store.set(openViewAtom, view, today());
    } else if (before.pathname !== '/') store.set(enterHomeAtom);
  });
  return { arrived: () => void takeSharedTrip() };
}
