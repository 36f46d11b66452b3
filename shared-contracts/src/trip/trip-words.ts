import type { TripCosts } from '../api/trip-costs.ts';
import { usd } from '../format.ts';
import { roundAbout } from './compare-with-home.ts';

/** The usual range of a total, e.g. `usually $7,900 to $10,700`, rounded like `aboutUsd`. In whole USD. */
export const usualRange = (low: number, high: number): string =>
  `usually ${usd(roundAbout(low))} to ${usd(roundAbout(high))}`;

/** What a figure includes, or what is still to be added: it stands beside the figure. @param costs null while only prices are known */
export const scopeOf = (costs: Pick<TripCosts, 'travelIncluded'> | null): string => {
  if (costs === null) return 'plus travel';
  return costs.travelIncluded ? 'all in' : 'plus flights and visa';
};
