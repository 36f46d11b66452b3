import { aboutUsd, OTHER_SOURCE, pluralize, withArticle } from 'shared-contracts';

export interface TripWords {
  treatment: string;
  /** What each patient has treated, e.g. `8 veneers`. */
  units: string | null;
  trips: number;
  source: string | null;
  destination: string | null;
  /** USD. */
  total: number | null;
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

export const resumeCopy = {
  offer: 'Continue:',
  trip: (trip: TripWords) => `${trip.treatment}${counted(trip)}${route(trip)}`,
  total: ({ total }: TripWords) => (total === null ? null : aboutUsd(total)),
  scope: ({ source }: TripWords) => (source === OTHER_SOURCE ? 'without flights and visa' : null),
} as const;
