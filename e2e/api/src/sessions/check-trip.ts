import type { CostsByTreatmentRequest } from 'shared-contracts';
import type { Catalogue } from '../reference/catalogue.ts';
import { refuse } from './step-change.ts';

/** @throws Refusal 422 when the trip names an id that the reference tables lack; `prefix` leads to it in the body */
export function checkTrip(catalogue: Catalogue, trip: CostsByTreatmentRequest, prefix: string): void {
  if (!catalogue.treatments.has(trip.treatment_id))
    throw refuse(`${prefix}treatment_id`, 'There is no treatment with this id');
  if (!catalogue.accommodation.has(trip.accommodation_id))
    throw refuse(`${prefix}accommodation_id`, 'There is no accommodation with this id');
  if (!catalogue.food.has(trip.food_id))
    throw refuse(`${prefix}food_id`, 'There is no food preference with this id');
}
