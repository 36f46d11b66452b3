import type { TripData } from 'shared-contracts';
import { type Draft, emptyDraft } from './draft.ts';
import type { DraftCache } from './draft-cache.ts';
import { fillFromTrip, isPrefilled, readNavigationState } from './prefill.rules.ts';

interface DraftSources {
  cache: Pick<DraftCache, 'readDraft' | 'readAppliedPrefill'>;
  /** The answers of a post without JavaScript, which its response page shows again. */
  posted: Draft | undefined;
  /** False while the server's HTML is hydrated: the form must then match that HTML. */
  isHydrated: boolean;
  trip: TripData;
  navigation: { key: string; state: unknown };
}

/** Key of the answers that a trip prefills. */
export const tripKeyOf = (trip: TripData): string =>
  JSON.stringify([trip.treatmentType, trip.destination, trip.source, trip.timeline]);

/** The posted answers, or else the cached ones with what navigation state and trip add, each of which is used once. */
export function createInitialDraft({ cache, posted, isHydrated, trip, navigation }: DraftSources): {
  draft: Draft;
  prefilled: boolean;
} {
  const saved = posted ?? cache.readDraft() ?? emptyDraft;
  if (!isHydrated || posted) return { draft: saved, prefilled: false };
  const applied = cache.readAppliedPrefill();
  const requested = applied?.navigation === navigation.key ? {} : readNavigationState(navigation.state);
  const isOtherTreatment = requested.treatment && requested.treatment !== saved.treatment;
  const withRequested = isOtherTreatment
    ? { ...saved, ...requested }
    : { ...saved, destination: requested.destination || saved.destination };
  const draft = applied?.trip === tripKeyOf(trip) ? withRequested : fillFromTrip(withRequested, trip);
  return { draft, prefilled: isPrefilled(saved, draft) };
}
