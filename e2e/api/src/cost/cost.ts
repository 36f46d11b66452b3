import type { CostBreakdown } from 'shared-contracts';

/** What a trip is made of, prices in whole USD. */
export interface PricedTrip {
  /** Per patient. */
  treatmentPrice: number;
  /** Return fare per traveler. */
  fare: number;
  /** Fee per traveler. */
  visaFee: number;
  /** Per room of two. */
  roomPerNight: number;
  /** Per traveler. */
  foodPerDay: number;
  patients: number;
  /** Patients and companions. */
  travelers: number;
  nights: number;
  wantsFlights: boolean;
  wantsVisa: boolean;
}

/** Section 10.4's cost rule: each line rounded to whole USD before summing. */
export function computeCost(trip: PricedTrip): CostBreakdown {
  const treatment = Math.round(trip.treatmentPrice * trip.patients);
  const travel = trip.wantsFlights ? Math.round(trip.fare * trip.travelers) : 0;
  const visa = trip.wantsVisa ? Math.round(trip.visaFee * trip.travelers) : 0;
  const accommodation = Math.round(trip.nights * trip.roomPerNight * Math.ceil(trip.travelers / 2));
  const food = Math.round(trip.nights * trip.foodPerDay * trip.travelers);
  return {
    treatment,
    travel,
    visa,
    accommodation,
    food,
    total: treatment + travel + visa + accommodation + food,
  };
}
