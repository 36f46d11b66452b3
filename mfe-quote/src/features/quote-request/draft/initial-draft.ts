import type { TripData } from 'shared-contracts';
import { type Draft, emptyDraft } from './draft.ts';
import type { DraftCache } from './draft-cache.ts';
import { fillFromTrip, isPrefilled, readAddress, readNavigationState } from './prefill.rules.ts';

interface DraftSources {
  cache: Pick<DraftCache, 'read'>;
  /** The answers of a post without JavaScript, which its response page shows again. */
  posted: Draft | undefined;
  /** False while the server's HTML is hydrated: the form must then match that HTML. */
  isHydrated: boolean;
  trip: TripData;
  /** The visitor has seen the trip's estimate. */
  isEstimated: boolean;
  navigation: { key: string; search: string; state: unknown };
  /** Treatments that an address may name; empty while they are not known. */
  treatments: Parameters<typeof readAddress>[1];
  /** All destinations; empty while they are not known. */
  destinations: readonly string[];
}

/** Key of what a trip prefills. */
export const tripKeyOf = (trip: TripData, isEstimated: boolean): string =>
  JSON.stringify([trip.treatmentType, trip.destination, trip.source, trip.timeline, isEstimated]);

/**
 * The posted answers, or else the cached ones with what address, navigation state and trip add, each of which is used once.
 * Where a trip has changed since, its answers take the place of those that it filled in.
 */
export function createInitialDraft(sources: DraftSources): { draft: Draft; prefilled: boolean } {
  const { cache, posted, isHydrated, trip, isEstimated, navigation, treatments, destinations } = sources;
  if (posted) return { draft: posted, prefilled: false };
  const { draft: saved = emptyDraft, applied } = cache.read();
  const address = readAddress(navigation.search, treatments, destinations);
  // The server knows neither navigation state nor trip.
  if (!isHydrated) return { draft: { ...saved, ...address }, prefilled: false };
  const requested =
    applied?.navigation === navigation.key ? {} : { ...address, ...readNavigationState(navigation.state) };
  const isOtherTreatment = requested.treatment && requested.treatment !== saved.treatment;
  const isTripTreatment = requested.treatment === trip.treatmentType;
  const asked = isOtherTreatment
    ? {
        ...saved,
        ...requested,
        destination: requested.destination || (isTripTreatment && trip.destination) || '',
        attachEstimate: isTripTreatment && isEstimated,
      }
    : { ...saved, destination: requested.destination || saved.destination };
  // What is asked for now is not an answer of the trip before.
  const [treatment, destination, ...others] = applied ? JSON.parse(applied.trip) : [];
  const before = [!requested.treatment && treatment, !requested.destination && destination, ...others];
  const draft =
    applied?.trip === tripKeyOf(trip, isEstimated) ? asked : fillFromTrip(asked, trip, isEstimated, before);
  return { draft, prefilled: isPrefilled(saved, draft) };
}
