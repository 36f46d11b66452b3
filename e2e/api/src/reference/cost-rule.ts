import type { CostBreakdown } from 'shared-contracts';

/** A trip with the prices that apply to it, in whole USD. */
export interface PricedTrip {
  /** Per unit, such as a tooth, or for the whole treatment. */
  treatmentPrice: number;
  /** Return fare per traveler. */
  fare: number;
  /** Per traveler. */
  visaFee: number;
  /** Per room. */
  roomPerNight: number;
  /** Per traveler. */
  foodPerDay: number;
  /** Units of each patient. */
  units: number;
  patients: number;
  /** Patients and companions. */
  travelers: number;
  /** Nights of all visits. */
  nights: number;
  /** Each has its own fares and visa fees. */
  visits: number;
  wantsFlights: boolean;
  wantsVisa: boolean;
}

export type Line = Exclude<keyof CostBreakdown, 'total'>;
type Amount = (trip: PricedTrip) => number;

/** How costs are counted. Pages know nothing of it: each of their figures is in an answer. */
export interface CostRule {
  /** What each line comes to. A line that pages do not know is shown by its name. */
  lines: Readonly<Record<Line, Amount> & Record<string, Amount>>;
  /** How many rooms are paid for. */
  rooms(travelers: number): number;
}

/** Two travelers share a room. */
const rooms = (travelers: number): number => Math.ceil(travelers / 2);

/** The rule of section 10.4. */
export const costRule: CostRule = {
  lines: {
    treatment: trip => trip.treatmentPrice * trip.units * trip.patients,
    travel: trip => (trip.wantsFlights ? trip.fare * trip.travelers * trip.visits : 0),
    visa: trip => (trip.wantsVisa ? trip.visaFee * trip.travelers * trip.visits : 0),
    accommodation: trip => trip.nights * trip.roomPerNight * rooms(trip.travelers),
    food: trip => trip.nights * trip.foodPerDay * trip.travelers,
  },
  rooms,
};
