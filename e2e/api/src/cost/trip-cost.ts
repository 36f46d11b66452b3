import type { CostBreakdown } from 'shared-contracts';
import type { CostsByTreatmentAnswerSchema, CostsByTreatmentRequest } from 'shared-contracts/wire';
import type * as v from 'valibot';
import type { Catalogue } from '../reference/catalogue.ts';
import { computeCost, computeRange } from './compute-cost.ts';
import { laterFlight } from './later-flight.ts';
import { priceTrip } from './price-trip.ts';

type TripAnswer = v.InferInput<typeof CostsByTreatmentAnswerSchema>[number];

/** The cost of a trip to one destination, or null when the reference data lacks one of its prices. */
export function tripCost(
  catalogue: Catalogue,
  trip: CostsByTreatmentRequest,
  destination: string,
): CostBreakdown | null {
  const priced = priceTrip(catalogue, trip, destination);
  return priced && computeCost(catalogue.costRule, priced);
}

/** The range of the total of a trip to one destination, or null when the reference data lacks one of its prices. */
export function tripRange(
  catalogue: Catalogue,
  trip: CostsByTreatmentRequest,
  destination: string,
): Record<'low' | 'high', number> | null {
  const priced = priceTrip(catalogue, trip, destination);
  return priced && computeRange(catalogue.costRule, priced, priced, catalogue.meta.cost_bands);
}

/**
 * The cost of the trip at every destination that offers its treatment, in the order of the reference data; only at the one
 * that the trip names, if it does.
 */
export function costsByDestination(
  catalogue: Catalogue,
  trip: CostsByTreatmentRequest,
): (Required<
  Pick<TripAnswer, keyof CostBreakdown | 'country' | 'low' | 'high' | 'treatment_range' | 'basis' | 'note'>
> &
  Pick<TripAnswer, 'later'>)[] {
  const { costRule, meta, treatments } = catalogue;
  const treatment = treatments.get(trip.treatment_id);
  const countries =
    trip.destination === undefined ? [...(treatment?.prices.keys() ?? [])] : [trip.destination];
  return countries.flatMap(country => {
    const priced = priceTrip(catalogue, trip, country);
    if (!priced) return [];
    const { basis, note } = priced;
    const { low, high, treatment: treatment_range } = computeRange(costRule, priced, priced, meta.cost_bands);
    const cost = { country, ...computeCost(costRule, priced), low, high, basis, note };
    const later = laterFlight(catalogue, trip, country, treatment?.earliest_flight);
    return [Object.assign(cost, { treatment_range }, later && { later })];
  });
}
