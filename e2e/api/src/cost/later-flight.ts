import { OTHER_SOURCE } from 'shared-contracts';
import type { CostsByTreatmentAnswerSchema, CostsByTreatmentRequest } from 'shared-contracts/wire';
import type * as v from 'valibot';
import type { Catalogue, TreatmentRecord } from '../reference/catalogue.ts';
import { computeCost, computeRange } from './compute-cost.ts';
import { priceTrip } from './price-trip.ts';

/** The same trip with the flight home when a guideline lets patients fly; undefined where nobody flies, or the stay is that long. */
export function laterFlight(
  catalogue: Catalogue,
  trip: CostsByTreatmentRequest,
  country: string,
  earliest: TreatmentRecord['earliest_flight'],
): v.InferInput<typeof CostsByTreatmentAnswerSchema>[number]['later'] {
  const stay = trip.accommodation_duration;
  const flies = trip.travel_support && trip.source !== OTHER_SOURCE && trip.source !== country;
  if (!flies || !earliest || earliest.days <= stay) return undefined;
  const priced = priceTrip(catalogue, { ...trip, accommodation_duration: earliest.days }, country);
  if (!priced) return undefined;
  const { costRule, meta } = catalogue;
  const { total } = computeCost(costRule, priced);
  const { after, advised_by } = earliest;
  const { low, high } = computeRange(costRule, priced, priced, meta.cost_bands);
  return { stay, after, advised_by, total, low, high };
}
