import { OTHER_SOURCE, pluralize, totalScope, withArticle } from 'shared-contracts';

export interface TripWords {
  treatment: string;
  /** What each patient has treated, e.g. `8 veneers`. */
  units: string | null;
  trips: number;
  source: string | null;
  destination: string | null;
  /** What the total leaves out. */
  leftOut: readonly string[];
  /** USD. */
  total: number | null;
  /** With the flight home that a guideline advises, where that is later. USD. */
  later: number | null;
}

const route = ({ source, destination }: TripWords): string => {
  if (!source || !destination) return '';
  if (source === OTHER_SOURCE) return ` in ${withArticle(destination)}`;
  return source === destination ? `, at home in ${withArticle(source)}` : `, ${source} to ${destination}`;
};

const counted = ({ units, trips }: TripWords): string => {
  const counts = [...(units ? [units] : []), ...(trips > 1 ? [pluralize(trips, 'trip')] : [])];
  return counts.length > 0 ? ` (${counts.join(', ')})` : '';
};

export const continueCopy = {
  label: 'Your last trip',
  offer: 'Continue:',
  earlier: (count: number) => `Or ${pluralize(count, 'earlier trip')}`,
  trip: (trip: TripWords) => `${trip.treatment}${counted(trip)}${route(trip)}`,
  or: 'or',
  later: 'with a later flight home',
  scope: ({ leftOut }: TripWords) => (leftOut.length > 0 ? totalScope(leftOut).toLowerCase() : null),
} as const;
