import { bounds } from '../api/bounds.ts';
import type { UsualVisits } from '../api/fields.ts';
import { joinWords, pluralize } from '../values/format.ts';
import type { TripData } from './trip-data.ts';

/** A treatment as far as its visits go; one that is not known to have several may lack them. */
export interface Visited {
  visits?: Pick<UsualVisits, 'days'> | null | undefined;
}

/** What a trip counts once a treatment is chosen: its usual visits; null where one is enough. */
export const usualVisits = ({ visits }: Visited): number | null => visits?.days.length ?? null;

/** The visits that a trip counts: the visitor's answer, at most the treatment's usual ones; 1 without an answer. */
export function visitsOf({ visits }: Pick<TripData, 'visits'>, treatment: Visited): number {
  const most = treatment.visits === undefined ? bounds.visits.max : (usualVisits(treatment) ?? 1);
  return Math.min(visits ?? 1, most);
}

/**
 * The nights of each visit that is counted (section 10.29): of a later visit as typed, else the treatment's own.
 * @param nights of the first
 */
export const staysOf = (
  { visits, laterNights = [] }: { visits: number | null; laterNights?: readonly number[] | undefined },
  nights: number,
  treatment: Visited = {},
): number[] => [
  nights,
  ...(treatment.visits?.days.slice(1, visits ?? 1).map((days, place) => laterNights[place] || days) ?? []),
];

/** Visits in words, e.g. `2 trips: 5 and 7 days`; a single one is `5 nights`. @param stays nights of each */
export function describeStays(stays: readonly number[]): string {
  const [first = 0] = stays;
  return stays.length > 1
    ? `${pluralize(stays.length, 'trip')}: ${joinWords(stays.map(String))} days`
    : pluralize(first, 'night');
}
