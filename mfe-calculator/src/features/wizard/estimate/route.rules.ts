import { OTHER_SOURCE, type TripData } from 'shared-contracts';

/** From a country that is not listed (section 10.27), at home without a journey, or from one country to another. */
export type Route = 'unlisted' | 'home' | 'abroad';

export function routeOf({ source, destination }: Pick<TripData, 'source' | 'destination'>): Route {
  if (source === OTHER_SOURCE) return 'unlisted';
  return source === destination ? 'home' : 'abroad';
}

/** Whether totals include flights and visa: not from a country that is not listed. */
export const hasTravel = ({ source }: Pick<TripData, 'source'>): boolean => source !== OTHER_SOURCE;
