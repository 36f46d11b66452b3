import type { ContactPayload, CostByCountry, CostsByTreatmentRequest } from 'shared-contracts';
import { costsByDestination } from '../cost/trip-cost.ts';
import type { Catalogue } from '../reference/catalogue.ts';
import { checkTrip } from '../sessions/check-trip.ts';
import { refuse } from '../sessions/step-change.ts';

/** What is stored of an estimate: what it was computed from, and the server's own figures in whole USD. */
export interface StoredEstimate {
  input: CostsByTreatmentRequest;
  /** Of the requested destination alone, or of all when none was chosen. */
  costs: CostByCountry[];
  as_of: string;
}

/** Figures are never taken from a browser: the input is, and must be about the same treatment. */
export function recomputedEstimate(
  catalogue: Catalogue,
  input: CostsByTreatmentRequest,
  { treatment_id, destination }: ContactPayload,
): StoredEstimate {
  checkTrip(catalogue, input, 'estimate.');
  if (input.treatment_id !== treatment_id)
    throw refuse('estimate.treatment_id', 'The estimate is of another treatment');
  const costs = costsByDestination(catalogue, input);
  return {
    input,
    costs: destination ? costs.filter(({ country }) => country === destination) : costs,
    as_of: catalogue.asOf,
  };
}
