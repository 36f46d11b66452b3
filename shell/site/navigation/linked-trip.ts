import {
  chooseDestination,
  countriesAtom,
  hasSlug,
  type LoadContext,
  OTHER_SOURCE,
  prefillAtom,
  queries,
  type Session,
  slugOf,
  type Treatment,
  tripAtom,
} from 'shared-contracts';
import {
  enterHomeAtom,
  parseLinkAnswers,
  SHARED_SECTION,
  takeSharedTripAtom,
  today,
} from 'shared-contracts/host';
import type { PageRouter } from '../../host/navigation/page-router.ts';

/** Slugs of other scripts take nine characters a letter. */
const SEARCH_MAX = 2_000;

/** The slugs of treatment and country in an address such as `/?treatment=hip-replacement&to=india`, which may also have their names; null without a country. */
export function parseLinkedTrip(search: string): { treatment: string | null; to: string } | null {
  const query = new URLSearchParams(search.length > SEARCH_MAX ? '' : search);
  const to = slugOf(query.get('to') ?? '');
  const treatment = query.get('treatment');
  return to ? { to, treatment: treatment === null ? null : slugOf(treatment) } : null;
}

/** The other answers of an address that was typed from a printed estimate, by name; null without any. */
const parseTypedAnswers = (hash: string): ReadonlyMap<string, string> | null =>
  hash.length <= SEARCH_MAX && hash.includes('=')
    ? new Map(new URLSearchParams(hash.slice(1).toLowerCase()))
    : null;

/** As those of a shared link, whose schema checks them. */
function toLinkAnswers(
  typed: ReadonlyMap<string, string>,
  { id, duration }: Treatment,
  destination: string,
  lists: { sources: readonly string[]; countries: readonly string[] },
) {
  const number = (name: string) => (typed.has(name) ? Number(typed.get(name)) : undefined);
  const list = (name: string) => typed.get(name)?.split(',') ?? [];
  const named = (slug: string | undefined, names: readonly string[]) =>
    names.find(name => slugOf(name) === slug);
  const nights = number('nights');
  const [hotel, food, start] = [number('hotel'), number('food'), typed.get('start')];
  return {
    treatmentType: id,
    destination,
    source: named(typed.get('from'), [...lists.sources, OTHER_SOURCE]),
    startDate: start,
    endDate: typed.get('end'),
    timeline: typed.get('when'),
    accommodationDuration: nights ?? duration,
    accommodationDurationEdited: nights !== undefined && (start !== undefined || nights !== duration),
    laterNights: list('later').map(Number),
    patients: number('patients'),
    companions: number('companions'),
    units: number('units'),
    visits: number('visits'),
    accommodationType: hotel && { accommodationMasterId: hotel },
    foodPreference: food && { foodMasterId: food },
    flightSupport: typed.get('flights') !== 'no',
    visaSupport: typed.get('visa') !== 'no',
    compared: list('compare').flatMap(slug => named(slug, lists.countries) ?? []),
    currency: typed.get('currency')?.toUpperCase(),
  };
}

interface LinkedTripServices extends Pick<LoadContext, 'api' | 'store' | 'queryClient'> {
  router: PageRouter;
  session: Session;
  report?(error: unknown): void;
}

const warn = (error: unknown): void => console.warn('The trip of the address could not be opened', error);

/**
 * Does what a click on a country card or a cost button does, for one that was opened in a new tab or before its code was
 * there, and opens the estimate of an address that was typed from paper. The address loses the trip, so that going back and
 * forth does not choose it again. To be called after hydration.
 */
export async function openLinkedTrip({ router, store, ...services }: LinkedTripServices): Promise<void> {
  const { api, session, queryClient, report = warn } = services;
  const { pathname, search, hash } = router.state.location;
  const linked = pathname === '/' ? parseLinkedTrip(search) : null;
  if (!linked) return;
  const typed = parseTypedAnswers(hash);
  void router.navigate({ pathname, search: '', hash: typed ? SHARED_SECTION : hash }, { replace: true });
  const before = store.get(tripAtom).treatmentType;
  try {
    const treatments = linked.treatment ? await queryClient.fetchQuery(queries.treatments(api)) : [];
    const treatment = treatments.find(entry => hasSlug(entry, linked.treatment ?? ''));
    const countries: readonly { country: string }[] = treatment
      ? await queryClient.fetchQuery(queries.treatmentCountries(api, treatment.id))
      : await queryClient.fetchQuery(queries.destinations(api));
    const country = countries.find(entry => slugOf(entry.country) === linked.to)?.country;
    // The visitor may have answered in the meantime.
    if (store.get(tripAtom).treatmentType !== before) return;
    if (typed) {
      if (router.state.location.pathname !== '/') return;
      const { sources } = store.get(countriesAtom);
      const lists = { sources, countries: countries.map(entry => entry.country) };
      const answers = treatment && country && toLinkAnswers(typed, treatment, country, lists);
      store.set(takeSharedTripAtom, answers ? parseLinkAnswers(answers, today()) : { trip: null });
      return;
    }
    if (!country) return;
    if (!treatment) {
      store.set(prefillAtom, { country });
      return;
    }
    const chosen = chooseDestination({ api, session, store }, { treatment, country }, report);
    // The home page is entered already: the next entry starts a fresh trip.
    store.set(enterHomeAtom);
    await chosen;
  } catch (error) {
    report(error);
  }
}
