import {
  type Api,
  chooseDestination,
  destinationAddresses,
  prefillAtom,
  queries,
  type Session,
  type TripStore,
  treatmentIdOfSlug,
  tripAtom,
} from 'shared-contracts';
import { enterHomeAtom } from 'shared-contracts/host';
import type { QueryClient } from 'shared-contracts/ui';
import type { PageRouter } from './page-router.ts';

const SEARCH_MAX = 200;

/** The treatment and the country in an address such as `/?treatment=hip-replacement&to=india`; null without a country. */
export function parseLinkedTrip(search: string): { treatmentId: string | null; country: string } | null {
  const query = new URLSearchParams(search.length > SEARCH_MAX ? '' : search);
  const destination = destinationAddresses.find(({ slug }) => slug === query.get('to'));
  const treatmentId = treatmentIdOfSlug(query.get('treatment') ?? '');
  return destination ? { country: destination.name, treatmentId } : null;
}

interface LinkedTripServices {
  router: PageRouter;
  store: TripStore;
  api: Api;
  session: Session;
  queryClient: QueryClient;
  report?(error: unknown): void;
}

const warn = (error: unknown): void => console.warn('The trip of the address could not be opened', error);

/**
 * Does what a click on a country card or a cost button does, for one that was opened in a new tab or before the page was
 * live. The address loses the trip, so that going back and forth does not choose it again. To be called after hydration.
 */
export async function openLinkedTrip({ router, store, ...services }: LinkedTripServices): Promise<void> {
  const { api, session, queryClient, report = warn } = services;
  const { pathname, search, hash } = router.state.location;
  const linked = pathname === '/' ? parseLinkedTrip(search) : null;
  if (!linked) return;
  const { country, treatmentId } = linked;
  void router.navigate({ pathname, search: '', hash }, { replace: true });
  if (treatmentId === null) return store.set(prefillAtom, { country });
  try {
    const treatments = await queryClient.fetchQuery(queries.treatments(api));
    const treatment = treatments.find(({ id }) => id === treatmentId);
    // The visitor may have answered in the meantime.
    if (!treatment || store.get(tripAtom).treatmentType !== null) return;
    const chosen = chooseDestination({ api, session, store }, { treatment, country }, report);
    // The home page is entered already: the next entry starts a fresh trip.
    store.set(enterHomeAtom);
    await chosen;
  } catch (error) {
    report(error);
  }
}
