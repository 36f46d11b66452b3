import {
  costInputOf,
  countriesAtom,
  describeCounted,
  leftOutOf,
  orderingTotal,
  queries,
  type TripData,
  wizardViewAtom,
} from 'shared-contracts';
import { useApiQuery, useAtomValue, useServices } from 'shared-contracts/ui';
import type { Draft } from '../draft/draft.ts';
import type { TreatmentChoice } from './treatment-choices.query.ts';

/**
 * The trip's estimate, if it has one for the selected treatment: the total from the selected source country, or the trip's where
 * none is selected, at the selected destination, or the lowest one (then it is not exact). `cost` is null while it is not
 * known. None where there is no total.
 */
export function useTripEstimate(
  trip: TripData,
  { treatment, source, destination }: Pick<Draft, 'treatment' | 'source' | 'destination'>,
  choices: readonly TreatmentChoice[],
) {
  const { api } = useServices();
  const { residences } = useAtomValue(countriesAtom);
  const view = useAtomValue(wizardViewAtom);
  const chosen = choices.find(({ id }) => id === treatment);
  // Without the treatment it is not known what is counted, so nothing is asked.
  const asked = { ...trip, source: source || trip.source };
  const question = (chosen && trip.treatmentType === treatment && costInputOf(asked, view, chosen)) || null;
  const costs = useApiQuery(question && queries.costsByTreatment(api, question.input), []);
  // Where no visa is needed, the total leaves none out.
  const visas = useApiQuery(question && !question.input.visaSupport ? queries.destinations(api) : null, []);
  if (!question || !chosen) return null;
  const { input, stays } = question;
  const cost = destination
    ? costs.data.find(({ country }) => country === destination)
    : [...costs.data].sort((a, b) => orderingTotal(a) - orderingTotal(b))[0];
  const isAwaited = costs.loading ? residences.includes(input.source) : costs.failed;
  if (!cost && !isAwaited) return null;
  const fee = visas.data.find(({ country }) => country === destination)?.visaFees[input.source];
  return {
    input,
    treatment: chosen.name,
    counted: describeCounted({ ...input, unit: chosen.unit, stays }),
    leftOut: leftOutOf({ ...input, destination, visaSupport: input.visaSupport || fee === 0 }, chosen),
    isExact: destination !== '',
    cost: cost ?? null,
    failed: costs.failed,
  };
}
export type TripEstimate = ReturnType<typeof useTripEstimate>;
