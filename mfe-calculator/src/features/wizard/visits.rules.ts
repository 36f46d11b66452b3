import { pluralize, type Treatment, type TripData } from 'shared-contracts';

/** A treatment as far as its journeys go; undefined until it is known. */
type Visited = Pick<Treatment, 'visits'> | undefined;

/** The nights of each journey that a trip counts (section 10.29). @param nights of the first */
export const staysOf = (
  { visits }: Pick<TripData, 'visits'>,
  nights: number,
  treatment: Visited,
): number[] => [nights, ...(treatment?.visits?.days.slice(1, visits ?? 1) ?? [])];

/** Nights of all journeys together. */
export const nightsIn = (stays: readonly number[]): number => stays.reduce((sum, nights) => sum + nights, 0);

/** Journeys in words: `2 trips: 5 and 7 days`, `1 trip: 5 days`. @param stays nights of each */
export function describeTrips(stays: readonly number[]): string {
  const last = stays.at(-1) ?? 0;
  const days =
    stays.length > 1 ? `${stays.slice(0, -1).join(', ')} and ${last} days` : pluralize(last, 'day');
  return `${pluralize(stays.length, 'trip')}: ${days}`;
}

/** How long a trip is: `5 nights`, or with several journeys `2 trips: 5 and 7 days`. */
export const describeStays = (stays: readonly number[]): string =>
  stays.length > 1 ? describeTrips(stays) : pluralize(stays[0] ?? 0, 'night');

/** Time between journeys: `3 to 6 months apart`. */
export const describeGap = ({ apartMonths: [fewest, most] }: NonNullable<Treatment['visits']>): string =>
  `${fewest} to ${most} months apart`;
