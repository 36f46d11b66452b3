import { parseWizardEntry, type TripStore } from 'shared-contracts';
import {
  enterHomeAtom,
  openViewAtom,
  parseShareFragment,
  SHARED_SECTION,
  takeSharedTripAtom,
  today,
} from 'shared-contracts/host';
import type { PageRouter } from './page-router.ts';

interface TripNavigation {
  /** Applies a shared link's trip. To be called after hydration, before which nothing may write to the store. */
  applySharedTrip(): void;
}

/**
 * What navigation means for the trip (section 10.11). An entry to the home route by link resets the trip; back and
 * forward do not, but open the wizard step of the history entry. A shared link brings its own trip,
 * which is then removed from the address. An entry by document needs no reset: its store is new.
 */
export function bindTripToNavigation(router: PageRouter, store: TripStore): TripNavigation {
  let last = router.state.location;

  function applySharedTrip(): boolean {
    const { pathname, search, hash } = router.state.location;
    const trip = pathname === '/' ? parseShareFragment(hash, today()) : null;
    if (!trip) return false;
    store.set(takeSharedTripAtom, trip);
    void router.navigate({ pathname, search, hash: SHARED_SECTION }, { replace: true });
    return true;
  }

  router.subscribe(({ location, historyAction }) => {
    const before = last;
    last = location;
    if (location === before || location.pathname !== '/' || applySharedTrip()) return;
    if (historyAction === 'POP') {
      const leftStep = before.pathname === '/' ? parseWizardEntry(before.state)?.from : undefined;
      const view = parseWizardEntry(location.state)?.view ?? leftStep;
      if (view) store.set(openViewAtom, view);
    } else if (before.pathname !== '/') store.set(enterHomeAtom);
  });
  return { applySharedTrip: () => void applySharedTrip() };
}
