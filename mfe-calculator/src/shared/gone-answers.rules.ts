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
  /** Destinations of the trip's treatment; empty while it has none that is offered. */
  destinations: List<readonly DestinationOption[]>;
  options: List<Options | null>;
}

/** A list that is not loaded, or has nothing to choose, says nothing. */
function isGone<T, K>(
  answer: K | null | undefined,
  list: List<readonly T[] | undefined>,
  keyOf: (entry: T) => K,
) {
  const { data = [], loading, failed } = list;
  const isKnown = !loading && !failed && data.length > 0;
  return isKnown && answer != null && !data.some(entry => keyOf(entry) === answer);
}

const idOf = <K>({ id }: { id: K }): K => id;

export const isTreatmentGone = ({ treatmentType }: TripData, treatments: Lists['treatments']): boolean =>
  isGone(treatmentType, treatments, idOf);

/** The answers of a trip that the API's lists do not have any more, for example from an old link, in the order of the steps. */
export function goneAnswers(trip: TripData, { treatments, destinations, options }: Lists): GoneAnswer[] {
  const { accommodation, food } = options.data ?? {};
  const gone: Record<GoneAnswer, boolean> = {
    treatment: isTreatmentGone(trip, treatments),
    destination: isGone(trip.destination, destinations, ({ country }) => country),
    accommodation: isGone(
      trip.accommodationType?.accommodationMasterId,
      { ...options, data: accommodation },
      idOf<number>,
    ),
    food: isGone(trip.foodPreference?.foodMasterId, { ...options, data: food }, idOf<number>),
  };
  return (Object.keys(answerOf) as GoneAnswer[]).filter(answer => gone[answer]);
}

/** A trip as if these answers were not given. */
export const without = (trip: TripData, answers: readonly GoneAnswer[]): TripData => ({
  ...trip,
  ...Object.fromEntries(answers.map(answer => [answerOf[answer], null])),
});
