import { type TripData, usd } from 'shared-contracts';
import { nightsIn } from '../visits.rules.ts';
import { wizardCopy as copy } from '../wizard.copy.ts';

type People = Pick<TripData, 'travelers'>;

/** Number of rooms: two people share one. */
export const roomsFor = ({ travelers }: People): number => Math.ceil(travelers / 2);

/**
 * What a kind of accommodation adds to the trip, in USD. Follows the API's cost rule, for this choice alone.
 * @param stays nights of each journey
 */
export const addedByAccommodation = (usdPerNight: number, people: People, stays: readonly number[]): number =>
  usdPerNight * nightsIn(stays) * roomsFor(people);

/** What a kind of food adds to the trip, in USD. */
export const addedByFood = (usdPerDay: number, { travelers }: People, stays: readonly number[]): number =>
  usdPerDay * nightsIn(stays) * travelers;

/** What arranging flights or visas adds to the trip, in USD. */
export const addedBySupport = (
  usdPerTraveler: number,
  { travelers }: People,
  stays: readonly number[],
): number => usdPerTraveler * travelers * stays.length;

/**
 * What a choice of several says of its cost in USD: that it is counted, or the difference to the one that is.
 * @param chosen cost of the chosen one; undefined while none is
 */
export function describeAdded(added: number, isChosen: boolean, chosen: number | undefined): string {
  if (isChosen) return copy.counted(usd(added));
  return chosen === undefined ? copy.adds(usd(added)) : copy.instead(added - chosen);
}
