import { type TripStore, wizardEntry } from 'shared-contracts';
import {
  enterHomeAtom,
  openViewAtom,
  SHARED_SECTION,
  takeSharedTripAtom,
  today,
} from 'shared-contracts/host';
import type { PageRouter } from '../../host/navigation/page-router.ts';
import { retryWithBackoff } from '../../host/remote/retry-with-backoff.ts';

interface TripNavigation {
  /** Applies a shared link's trip. To be called after hydration, before which nothing may write to the store. */
  applySharedTrip(): void;
}

/**
 * What navigation means for the trip (section 10.11). An entry to the home route by link resets the trip; back and
 * forward do not, but open the wizard step of the history entry. A shared link brings its own trip,
 * which is then removed from the address. An entry by document needs no reset: its store is new.
 * @param openLinkedTrip for an entry at the address of a country card
 */
export function bindTripToNavigation(
  router: PageRouter,
  store: TripStore,
  openLinkedTrip: () => void,
): TripNavigation {
  let last = router.state.location;

  /** @param enterHome if the address turns out to have no trip @returns whether it may have one */
  function applySharedTrip(enterHome?: () => void): boolean {
    const { location } = router.state;
    const { pathname, search, hash } = location;
    // Also of links that programs on the way have encoded.
    if (pathname !== '/' || !/[&%;]/.test(hash)) return false;
    retryWithBackoff(async () => {
      const { parseTripLink } = await import(/* webpackChunkName: "linked-trip" */ './shared-trip.ts');
      if (router.state.location !== location) return;
      const trip = parseTripLink(hash, today());
      if (!trip) return enterHome?.();
      store.set(takeSharedTripAtom, trip);
      void router.navigate({ pathname, search, hash: SHARED_SECTION }, { replace: true });
    });
    return true;
  }

  router.subscribe(({ location, historyAction }) => {
    const before = last;
    last = location;
    if (location === before || location.pathname !== '/') return;
    const enterHome = () => {
      if (historyAction === 'POP') {
        const leftStep = before.pathname === '/' ? wizardEntry.parse(before.state)?.from : undefined;
        const view = wizardEntry.parse(location.state)?.view ?? leftStep;
        if (view) store.set(openViewAtom, view);
      } else if (/[?&]to=/.test(location.search)) openLinkedTrip();
      else if (before.pathname !== '/') store.set(enterHomeAtom);
    };
    if (!applySharedTrip(enterHome)) enterHome();
  });
  return { applySharedTrip: () => void applySharedTrip() };
}
