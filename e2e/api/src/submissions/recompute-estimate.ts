import type { ContactPayload, CostsByTreatmentRequest } from 'shared-contracts/wire';
import { costsByDestination } from '../cost/trip-cost.ts';
import { invalidField } from '../http/problem.ts';
import type { Catalogue } from '../reference/catalogue.ts';
import { checkTrip } from '../sessions/check-references.ts';

/** An estimate as stored with a quote request, in whole USD. */
interface StoredEstimate {
  input: CostsByTreatmentRequest;
  /** At the requested destination, or at all of them when none was chosen. */
  costs: ReturnType<typeof costsByDestination>;
  as_of: string;
}

/**
 * Computes the estimate from its input, because figures sent by a browser are not trusted.
 * @throws InvalidFieldsError when the input is about another treatment than the request
 */
export function recomputeEstimate(
  catalogue: Catalogue,
  input: CostsByTreatmentRequest,
  { treatment_id, destination }: ContactPayload,
): StoredEstimate {
  checkTrip(catalogue, input, 'estimate.');
  if (input.treatment_id !== treatment_id)
    throw invalidField('estimate.treatment_id', 'The estimate is for another treatment');
  const costs = costsByDestination(catalogue, input);
  return {
    input,
    costs: destination ? costs.filter(({ country }) => country === destination) : costs,
    as_of: catalogue.meta.as_of,
  };
}
