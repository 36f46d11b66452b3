import type { TripData } from 'shared-contracts';
import * as v from 'valibot';
import type { Draft } from './draft.ts';

/** What a quote button carries in navigation state (section 10.20): the treatment, and the destination if one is chosen. */
const CarriedSchema = v.object({
  treatmentId: v.pipe(v.string(), v.regex(/^\d{1,6}$/)),
  destination: v.nullish(v.pipe(v.string(), v.maxLength(100)), ''),
});

/** Navigation state as far as it is about a quote. */
export function carriedAnswers(state: unknown): Partial<Draft> {
  const carried = v.safeParse(CarriedSchema, state);
  if (!carried.success) return {};
  return { treatment: carried.output.treatmentId, destination: carried.output.destination ?? '' };
}

/**
 * The draft with the trip's answers where it has none. The destination belongs to the trip's treatment, so it is taken
 * together with it only.
 */
export function withTrip(draft: Draft, trip: TripData): Draft {
  const treatment = draft.treatment || (trip.treatmentType ?? '');
  const sameTreatment = treatment !== '' && treatment === trip.treatmentType;
  return {
    ...draft,
    treatment,
    destination: draft.destination || (sameTreatment ? (trip.destination ?? '') : ''),
    source: draft.source || (trip.source ?? ''),
    timeline: draft.timeline || (trip.timeline ?? ''),
  };
}

/** Whether the two differ in an answer that a trip can fill in. */
export const isPrefilled = (before: Draft, after: Draft): boolean =>
  (['treatment', 'destination', 'source', 'timeline'] as const).some(field => before[field] !== after[field]);
