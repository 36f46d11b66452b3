import type { CostBreakdown } from 'shared-contracts';
import type { BandSchema } from 'shared-contracts/wire';
import type * as v from 'valibot';

/** A trip with the prices that apply to it, in whole USD. */
export interface PricedTrip {
  /** Per unit, such as a tooth, or for the whole treatment. */
  treatmentPrice: number;
  /** Return fare per traveler. */
  fare: number;
  /** Per traveler. */
  visaFee: number;
  /** Per room; two travelers share one. */
  roomPerNight: number;
  /** Per traveler. */
  foodPerDay: number;
  /** Of each patient. */
  units: number;
  patients: number;
  /** Patients and companions. */
  travelers: number;
  /** Of all visits. */
  nights: number;
  /** Each has its own fares and visa fees. */
  visits: number;
  wantsFlights: boolean;
  wantsVisa: boolean;
}

type Line = Exclude<keyof CostBreakdown, 'total'>;

/** What each line comes to (section 10.4). */
const amountOf: Record<Line, (trip: PricedTrip) => number> = {
  treatment: trip => trip.treatmentPrice * trip.units * trip.patients,
  travel: trip => (trip.wantsFlights ? trip.fare * trip.travelers * trip.visits : 0),
  visa: trip => (trip.wantsVisa ? trip.visaFee * trip.travelers * trip.visits : 0),
  accommodation: trip => trip.nights * trip.roomPerNight * Math.ceil(trip.travelers / 2),
  food: trip => trip.nights * trip.foodPerDay * trip.travelers,
};

/** The cost of a trip in whole USD (section 10.4). Each line is rounded before it is added to the total. */
export function computeCost(trip: PricedTrip): CostBreakdown {
  const amounts = Object.entries(amountOf).map(([line, amount]) => [line, Math.round(amount(trip))] as const);
  const total = amounts.reduce((sum, [, amount]) => sum + amount, 0);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- line by line
  return { ...(Object.fromEntries(amounts) as Record<Line, number>), total };
}

/**
 * The lowest and the highest total that are to be expected, in whole USD (section 10.4).
 * @param bounds of the treatment's price
 */
export function computeRange(
  trip: PricedTrip,
  bounds: { low: number; high: number },
  bands: readonly Pick<v.InferOutput<typeof BandSchema>, 'line' | 'low' | 'high'>[],
): { low: number; high: number } {
  const totalAt = (bound: 'low' | 'high') => {
    const cost = computeCost({ ...trip, treatmentPrice: bounds[bound] });
    const lines = bands.map(band => Math.round(cost[band.line] * band[bound]));
    return lines.reduce((sum, line) => sum + line, cost.treatment);
  };
  return { low: totalAt('low'), high: totalAt('high') };
}
