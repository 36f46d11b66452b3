import type { LeavesOut } from '../api/fields.ts';
import { OTHER_SOURCE } from '../api/source-countries.ts';
import { joinWords } from '../values/format.ts';
import type { TripData } from './trip-data.ts';

type Travel = Pick<TripData, 'source' | 'destination' | 'flightSupport' | 'visaSupport'>;

/**
 * What the total of a trip leaves out, each as it stands after "without": flights and visa, if they are not wanted or
 * nobody knows their price, and what the treatment's price leaves out. A patient treated at home needs neither.
 */
export function leftOutOf(travel: Travel, { leftOut = [] }: LeavesOut): string[] {
  const { source, destination, flightSupport, visaSupport } = travel;
  const isUnknown = source === OTHER_SOURCE;
  const isHome = source !== null && source === destination;
  return [
    ...(!isHome && (isUnknown || !flightSupport) ? ['flights'] : []),
    ...(!isHome && (isUnknown || !visaSupport) ? ['visa'] : []),
    ...leftOut.map(({ short }) => short),
  ];
}

/** What a total counts, before it: `All in`, or `Without flights and medicines`. */
export const totalScope = (leftOut: readonly string[]): string =>
  leftOut.length === 0 ? 'All in' : `Without ${joinWords(leftOut)}`;
