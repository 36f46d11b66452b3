import type { TripData } from 'shared-contracts';

type Party = Pick<TripData, 'travelers' | 'accommodationDuration'>;

/** Number of rooms: two people share one. */
export const roomsFor = ({ travelers }: Pick<Party, 'travelers'>): number => Math.ceil(travelers / 2);

/** What a kind of accommodation adds to the trip, in USD. Follows the API's cost rule, for this choice alone. */
export const addedByAccommodation = (usdPerNight: number, party: Party): number =>
  usdPerNight * party.accommodationDuration * roomsFor(party);

/** What a kind of food adds to the trip, in USD. */
export const addedByFood = (usdPerDay: number, { travelers, accommodationDuration }: Party): number =>
  usdPerDay * accommodationDuration * travelers;

/** What arranging flights or visas adds to the trip, in USD. */
export const addedBySupport = (usdPerTraveler: number, { travelers }: Pick<Party, 'travelers'>): number =>
  usdPerTraveler * travelers;
