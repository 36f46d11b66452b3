import {
  costInputOf,
  describeStays,
  OTHER_SOURCE,
  pluralize,
  type Treatment,
  type TripData,
} from 'shared-contracts';

/** The nights of each visit that a trip counts, wherever it starts; the treatment's own while a field is empty. */
export function countedStays(trip: TripData, treatment: Treatment): number[] {
  const accommodationDuration = trip.accommodationDuration || treatment.duration;
  const anywhere = { ...trip, source: OTHER_SOURCE, accommodationDuration };
  return costInputOf(anywhere, 'estimate', treatment)?.stays ?? [accommodationDuration];
}

/** Nights of all visits together. */
export const nightsIn = (stays: readonly number[]): number => stays.reduce((sum, nights) => sum + nights, 0);

/** Visits in words: `2 trips: 5 and 7 days`, `1 trip: 5 days`. @param stays nights of each */
export const describeTrips = (stays: readonly number[]): string =>
  stays.length > 1 ? describeStays(stays) : `1 trip: ${pluralize(stays[0] ?? 0, 'day')}`;

/** After what is for each visit: `, 2 trips`, and nothing where there is one. */
export const eachTrip = (visits: number): string => (visits > 1 ? `, ${visits} trips` : '');

/** The nights of every later visit as its field shows them: as typed, else the nights that count. */
export const laterNightsOf = ({ laterNights }: Pick<TripData, 'laterNights'>, stays: readonly number[]) =>
  stays.slice(1).map((nights, place) => laterNights[place] ?? nights);
