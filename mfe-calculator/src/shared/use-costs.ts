import { type CostByCountry, costInputOf, countriesAtom, queries, type WizardView } from 'shared-contracts';
import { type QueryResult, useApiQuery, useAtomValue, useServices } from 'shared-contracts/ui';
import type { WizardData } from './use-wizard-data.ts';

/**
 * The costs of the trip by destination, and the question they answer; null while an answer is missing. Without the list of
 * treatments, which says how many units count, there is no question, and the costs load or fail as the list does.
 * @param options.destination asks about one destination, and what other answers would come to there
 */
export function useCosts(
  { trip, treatment, treatments, destinations }: WizardData,
  view: WizardView,
  { destination, ...options }: { keepPrevious?: boolean; destination?: string | null | undefined } = {},
) {
  const { api } = useServices();
  const { residences } = useAtomValue(countriesAtom);
  const question = treatment ? costInputOf(trip, view, treatment) : null;
  const input = question && { ...question.input, ...(destination && { destination }) };
  const query = useApiQuery(input && queries.costsByTreatment(api, input), [], options);
  const costs: QueryResult<CostByCountry[]> = treatment ? query : { ...treatments, data: [] };
  const isAnswered = question !== null && !costs.loading && !costs.failed;
  return {
    question,
    costs,
    /** At the trip's destination; undefined while it is not known. */
    cost: costs.data.find(({ country }) => country === trip.destination),
    /** Whether there are totals, or will be: while they are not known, as typical trips have them. */
    hasTotals: costs.data.length > 0 || (isAnswered ? destinations.data.length === 0 : residences.length > 0),
  };
}
