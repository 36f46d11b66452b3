import type { TripData } from 'shared-contracts';
import { type Draft, emptyDraft } from './draft.ts';
import type { QuoteMemory } from './memory.ts';
import { carriedAnswers, isPrefilled, withTrip } from './prefill.ts';

interface Known {
  memory: Pick<QuoteMemory, 'draft' | 'applied'>;
  /** Answers of a post without JavaScript, which the page shows again. */
  posted: Draft | undefined;
  /** False while the server's HTML is hydrated: the form must be what the server sent. */
  live: boolean;
  trip: TripData;
  navigation: { key: string; state: unknown };
}

/** Equal for trips that fill in the same answers. */
export const tripKey = (trip: TripData): string =>
  JSON.stringify([trip.treatmentType, trip.destination, trip.source, trip.timeline]);

/** What the form starts with: a post's answers, else those in memory, with what trip and navigation know and nobody took yet. */
export function startDraft({ memory, posted, live, trip, navigation }: Known): {
  draft: Draft;
  prefilled: boolean;
} {
  const kept = posted ?? memory.draft() ?? emptyDraft;
  if (!live || posted) return { draft: kept, prefilled: false };
  const applied = memory.applied();
  const carried = applied?.navigation === navigation.key ? {} : carriedAnswers(navigation.state);
  const other = carried.treatment && carried.treatment !== kept.treatment;
  const chosen = other
    ? { ...kept, ...carried }
    : { ...kept, destination: carried.destination || kept.destination };
  const draft = applied?.trip === tripKey(trip) ? chosen : withTrip(chosen, trip);
  return { draft, prefilled: isPrefilled(kept, draft) };
}
