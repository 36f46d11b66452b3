import { useState } from 'react';
import {
  OTHER_SOURCE,
  queries,
  residenceAtom,
  type Treatment,
  type TripCosts,
  tripAtom,
} from 'shared-contracts';
import { type QueryResult, useApiQuery, useAtomValue, useServices } from 'shared-contracts/ui';
import { type Counts, countedInput, countedTreatment, pricesOf, withCounts } from './counts.rules.ts';

/**
 * How many units and trips the page counts: the usual ones until the visitor answers, here or in the calculator.
 * @param costs of the typical trips, with the usual numbers
 */
export function useCounts(treatment: Treatment | undefined, costs: QueryResult<TripCosts | null>) {
  const { api, offers } = useServices();
  const { country } = useAtomValue(residenceAtom);
  const trip = useAtomValue(tripAtom);
  const [answered, setAnswered] = useState<Partial<Counts> & { treatmentId?: string }>({});
  const tripCounts = treatment && trip.treatmentType === treatment.id ? trip : null;
  const pageCounts = treatment && answered.treatmentId === treatment.id ? answered : {};
  const answers: Partial<Counts> = {
    ...(tripCounts && treatment?.visits && { visits: tripCounts.visits ?? 1 }),
    ...(tripCounts?.units && { units: tripCounts.units }),
    ...pageCounts,
  };
  const counted = treatment && countedTreatment(treatment, answers);
  const isUsual = counted === treatment;
  // The treatment's part is the same from everywhere.
  const source = country ?? (offers('options') ? OTHER_SOURCE : null);
  const input = !counted || isUsual || source === null ? null : countedInput(counted, source);
  const query = useApiQuery(input && queries.costsByTreatment(api, input), []);
  const prices = pricesOf(query.data);
  const lowest = Math.min(...Array.from(prices.values(), ({ price }) => price || Infinity));
  return {
    /** The treatment with the numbers that are counted in place of the usual ones. */
    counted: counted && lowest < Infinity ? { ...counted, typicalCost: lowest } : counted,
    isUsual,
    /** The treatment's price for these numbers by country, as far as it is known; of the usual ones each country's option has it. */
    prices,
    answers,
    count: (answer: Partial<Counts>) =>
      setAnswered({ ...pageCounts, ...answer, treatmentId: treatment?.id ?? '' }),
    /** Whether the totals for these numbers could not be loaded; of the usual ones `TypicalTripNote` says so. */
    hasFailed: query.failed && country !== null,
    /** The totals for these numbers; while they are added up none is known. */
    costs:
      input && country !== null
        ? { ...query, data: query.data.length > 0 ? withCounts(costs.data, input, query.data) : null }
        : costs,
  };
}
