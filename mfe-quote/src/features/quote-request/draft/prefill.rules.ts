import { OTHER_SOURCE, slugOf, type TripData } from 'shared-contracts';
import * as v from 'valibot';
import type { Draft } from './draft.ts';
import { readQuoteAddress } from './quote-address.ts';

/** What a quote button puts into navigation state (section 10.20): the treatment, and a chosen destination. */
const QuoteStateSchema = v.object({
  treatmentId: v.pipe(v.string(), v.regex(/^\d{1,7}$/)),
  destination: v.nullish(v.pipe(v.string(), v.maxLength(100)), ''),
});

/** The answers in navigation state; none if the state has another shape. */
export function readNavigationState(state: unknown): Partial<Draft> {
  const result = v.safeParse(QuoteStateSchema, state);
  if (!result.success) return {};
  return { treatment: result.output.treatmentId, destination: result.output.destination };
}

/** The answers in the page's address. A country that is not one of the destinations, as far as they are known, is left out. */
export function readAddress(
  search: string,
  treatments: Parameters<typeof readQuoteAddress>[1],
  destinations: readonly string[],
): Partial<Draft> {
  const { treatment, destination } = readQuoteAddress(search, treatments);
  if (!treatment) return {};
  const known = destinations.find(name => slugOf(name) === slugOf(destination));
  return { treatment, destination: destinations.length > 0 ? (known ?? '') : destination };
}

/** Treatment, destination, source and timeline of a trip. */
type TripAnswers = readonly unknown[];

/**
 * Fills from the trip the answers that are empty, or those of the trip before. The trip's destination is used for the trip's
 * treatment only.
 * @param isEstimated the visitor has seen the trip's estimate, which is then attached
 */
export function fillFromTrip(
  draft: Draft,
  trip: TripData,
  isEstimated = false,
  before: TripAnswers = [],
): Draft {
  const take = (answer: string, index: number, own: string | null): string =>
    own && (!answer || answer === before[index]) ? own : answer;
  const treatment = take(draft.treatment, 0, trip.treatmentType);
  const isTripTreatment = treatment !== '' && treatment === trip.treatmentType;
  const destination = treatment === draft.treatment ? draft.destination : '';
  return {
    ...draft,
    treatment,
    destination: isTripTreatment ? take(destination, 1, trip.destination) : destination,
    // A country that is not listed has no option in the form.
    source: take(draft.source, 2, trip.source === OTHER_SOURCE ? null : trip.source),
    timeline: take(draft.timeline, 3, trip.timeline),
    attachEstimate:
      (treatment === draft.treatment && draft.attachEstimate) || (isTripTreatment && isEstimated),
  };
}

/** Whether two drafts differ in an answer that the trip can fill in. */
export const isPrefilled = (before: Draft, after: Draft): boolean =>
  (['treatment', 'destination', 'source', 'timeline'] as const).some(field => before[field] !== after[field]);
