import { OTHER_SOURCE, type TripData } from 'shared-contracts';

/** From a country that is not listed (section 10.27), at home without travel, or from one country to another. */
export type Route = 'unlisted' | 'home' | 'abroad';

export function routeOf({ source, destination }: Pick<TripData, 'source' | 'destination'>): Route {
  if (source === OTHER_SOURCE) return 'unlisted';
  return source === destination ? 'home' : 'abroad';
}

/** Whether it is known what the flights of a trip cost, and what its visa does: not from a country that is not listed. */
export const hasTravel = ({ source }: Pick<TripData, 'source'>): boolean => source !== OTHER_SOURCE;

/** Whether totals abroad include their flights: without them they cannot be compared with others, or with home. */
export const countsFlights = (trip: Pick<TripData, 'source' | 'flightSupport'>): boolean =>
  hasTravel(trip) && trip.flightSupport;
