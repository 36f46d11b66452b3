import type { TripData } from 'shared-contracts';

type Party = Pick<TripData, 'travelers' | 'accommodationDuration'>;

/** Rooms for so many travellers: two people share one. */
export const roomsFor = ({ travelers }: Pick<Party, 'travelers'>): number => Math.ceil(travelers / 2);

/** What a kind of accommodation adds to the trip, whole USD (the cost rule of the API, for the choice alone). */
export const addedByAccommodation = (usdPerNight: number, party: Party): number =>
  usdPerNight * party.accommodationDuration * roomsFor(party);

/** What a kind of food adds to the trip, whole USD. */
export const addedByFood = (usdPerDay: number, { travelers, accommodationDuration }: Party): number =>
  usdPerDay * accommodationDuration * travelers;

/** What help with flights or visas adds: the fare or fee of each traveller, whole USD. */
export const addedBySupport = (usdPerTraveler: number, { travelers }: Pick<Party, 'travelers'>): number =>
  usdPerTraveler * travelers;
