import {
  type CostByCountry,
  countriesAtom,
  type HomePrice,
  hasSlug,
  OTHER_SOURCE,
  queries,
  residenceAtom,
  type Treatment,
  treatmentQuery,
} from 'shared-contracts';
import { useApiQuery, useAtomValue, useQueryClient, useServices, useTripCosts } from 'shared-contracts/ui';
import { useToldPrice } from '../../shared/told-price/use-told-price.ts';
import { type Counts, countedTreatment, typicalTrip } from './counts.rules.ts';
import { useCounts } from './use-counts.ts';

/** The typical trip for a treatment to each country that offers it, with the numbers that are counted. */
export interface Estimate {
  /** The usual one. */
  treatment: Treatment;
  /** The same with the numbers that are counted in place of the usual ones. */
  counted: Treatment;
  /** What the visitor has answered. */
  answers: Partial<Counts>;
  count(answer: Partial<Counts>): void;
  /** Where the visitor lives; null until it is known. */
  source: string | null;
  /** Whether the totals include flights and visa. */
  travelIncluded: boolean;
  /** The treatment there: what the visitor was told, else what is known; null where neither is. */
  homePrice: HomePrice | null;
  isTold: boolean;
  /** In USD; empty until they are known. Without a `source` only `treatment` is of use. */
  costs: readonly Pick<CostByCountry, 'country' | 'treatment' | 'total' | 'low' | 'high' | 'later'>[];
  isLoading: boolean;
  hasFailed: boolean;
  retry(): void;
}

/** @param isUsual the usual numbers count, whatever the visitor has answered @returns null until the treatment is known */
export function useEstimate(slug: string, isUsual: boolean): Estimate | null {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const list = useApiQuery(treatmentQuery({ api, queryClient }, slug), []);
  const treatment = list.data.find(entry => hasSlug(entry, slug));
  const { answers: answered, count } = useCounts(treatment);
  const answers = isUsual ? {} : answered;
  const { country: source } = useAtomValue(residenceAtom);
  const usual = useTripCosts(treatment ? { treatment_id: treatment.id } : null);
  const counted = treatment && countedTreatment(treatment, answers);
  // The treatment's part is the same from everywhere.
  const { hasOtherSource } = useAtomValue(countriesAtom);
  const from = source ?? (hasOtherSource ? OTHER_SOURCE : null);
  const input = counted && counted !== treatment && from !== null ? typicalTrip(counted, from) : null;
  const costs = useApiQuery(input && queries.costsByTreatment(api, input), []);
  const told = useToldPrice(counted, { source, units: null, patients: 1 });
  if (!treatment || !counted) return null;
  const trip = usual.data?.treatments.find(({ treatmentId }) => treatmentId === treatment.id);
  const { loading: isLoading, failed: hasFailed, retry } = input ? costs : usual;
  const isTold = told !== null;
  const common = { treatment, counted, answers, count, source, isTold, isLoading, hasFailed, retry };
  if (!input)
    return {
      ...common,
      travelIncluded: usual.data?.travelIncluded ?? false,
      homePrice: told ?? trip?.homePrice ?? null,
      costs: trip?.costs ?? [],
    };
  return {
    ...common,
    travelIncluded: input.source !== OTHER_SOURCE,
    homePrice: told ?? costs.data[0]?.home_price ?? null,
    costs: costs.data,
  };
}
