import type { TripData } from 'shared-contracts';
import type { LocalCurrency } from 'shared-contracts/ui';
import { exactIn } from '../../../shared/currency/local-currency.rules.ts';
import { nightsIn } from '../../../shared/visits.rules.ts';
import { wizardCopy as copy } from '../../../shared/wizard.copy.ts';

type People = Pick<TripData, 'travelers'>;

/** Number of rooms: two people share one. */
export const roomsFor = ({ travelers }: People): number => Math.ceil(travelers / 2);

/**
 * What a kind of accommodation adds to the trip, in USD. Follows the API's cost rule, for this choice only.
 * @param stays nights of each visit
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
 * What a choice of several says of its cost: that it is counted, or the difference to the one that is.
 * @param added in USD, as `chosen`
 * @param chosen cost of the chosen one; undefined while none is
 */
export function describeAdded(
  local: LocalCurrency | null,
  added: number,
  isChosen: boolean,
  chosen?: number,
): string {
  if (isChosen) return copy.counted(exactIn(local, added));
  return chosen === undefined
    ? copy.adds(exactIn(local, added))
    : copy.instead(exactIn(local, Math.abs(added - chosen)), added - chosen);
}
