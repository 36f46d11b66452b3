import { OTHER_SOURCE, usd, withArticle } from 'shared-contracts';

interface TripWords {
  treatment: string;
  /** What each patient has treated, e.g. `8 veneers`. */
  units: string | null;
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

export const resumeCopy = {
  offer: (trip: TripWords) => {
    const scope = trip.source === OTHER_SOURCE ? ' without flights and visa' : '';
    const total = trip.total === null ? '' : `, ${usd(trip.total)}${scope}`;
    return `Continue: ${trip.treatment}${trip.units ? ` (${trip.units})` : ''}${route(trip)}${total}`;
  },
} as const;
