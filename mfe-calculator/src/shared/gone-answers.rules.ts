import type { DestinationOption, Options, Treatment, TripData } from 'shared-contracts';
import type { QueryResult } from 'shared-contracts/ui';

/** Steps whose answer is an entry of a list of the API, in their order, and where a trip has it. */
const answerOf = {
  treatment: 'treatmentType',
  destination: 'destination',
  accommodation: 'accommodationType',
  food: 'foodPreference',
} as const;
export type GoneAnswer = keyof typeof answerOf;

type List<T> = Pick<QueryResult<T>, 'data' | 'loading' | 'failed'>;

interface Lists {
  treatments: List<readonly Treatment[]>;
  /** Of the trip's treatment. */
  destinations: List<readonly DestinationOption[]>;
  options: List<Options | null>;
}

/** A list once it is loaded. */
const loaded = <T>({ data, loading, failed }: List<T>): T | null => (loading || failed ? null : data);

/** A list that is not loaded, or has nothing to choose, says nothing. */
const isGone = <T>(answer: T | null | undefined, offered: readonly T[] = []): boolean =>
  offered.length > 0 && answer !== null && answer !== undefined && !offered.includes(answer);

export const isTreatmentGone = ({ treatmentType }: TripData, treatments: Lists['treatments']): boolean =>
  isGone(
    treatmentType,
    loaded(treatments)?.map(({ id }) => id),
  );

/** The answers of a trip that the API's lists do not have any more, such as those of an old link, in the order of the steps. */
export function goneAnswers(trip: TripData, { treatments, destinations, options }: Lists): GoneAnswer[] {
  const hasDestinations = trip.treatmentType !== null && !isTreatmentGone(trip, treatments);
  const countries = hasDestinations ? loaded(destinations)?.map(({ country }) => country) : undefined;
  const kinds = loaded(options);
  const gone: Record<GoneAnswer, boolean> = {
    treatment: isTreatmentGone(trip, treatments),
    destination: isGone(trip.destination, countries),
    accommodation: isGone(
      trip.accommodationType?.accommodationMasterId,
      kinds?.accommodation.map(({ id }) => id),
    ),
    food: isGone(
      trip.foodPreference?.foodMasterId,
      kinds?.food.map(({ id }) => id),
    ),
  };
  return (Object.keys(answerOf) as GoneAnswer[]).filter(answer => gone[answer]);
}

/** A trip as if these answers were not given. */
export const without = (trip: TripData, answers: readonly GoneAnswer[]): TripData => ({
  ...trip,
  ...Object.fromEntries(answers.map(answer => [answerOf[answer], null])),
});
