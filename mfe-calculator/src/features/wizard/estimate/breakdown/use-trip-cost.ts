import { useEffect } from 'react';
import { type CostByCountry, sessionAtom, type TripData } from 'shared-contracts';
import {
  type QueryResult,
  useApiQuery,
  useAtomValue,
  useQueryClient,
  useServices,
  useStore,
} from 'shared-contracts/ui';
import type { TripTotal } from '../total.rules.ts';
import { sessionCostQuery } from './session-cost.query.ts';
import { zeroCost } from './zero-cost.ts';

interface TripCost {
  /** null while it is computed; zero totals when that failed (section 4). */
  cost: TripTotal | null;
  failed: boolean;
  retry(): void;
}

/**
 * The cost of the trip, once its session has stored one.
 * @param costs of the answers on screen, by country; shown in place of the session's cost, since another tab may have
 *   saved other answers to the same session
 */
export function useTripCost(trip: TripData, costs: QueryResult<CostByCountry[]>): TripCost {
  const { api, session } = useServices();
  const store = useStore();
  const queryClient = useQueryClient();
  const { sessionId } = useAtomValue(sessionAtom);
  const query = sessionCostQuery({ api, session, store }, sessionId, trip);
  const stored = useApiQuery(query, null);
  // Computing saves as well, so no result is used twice (decision 003).
  useEffect(
    () => () => queryClient.removeQueries({ queryKey: ['session-cost', sessionId, trip] }),
    [queryClient, sessionId, trip],
  );
  const retry = () => {
    void queryClient.resetQueries({ queryKey: query.queryKey });
    if (costs.failed) costs.retry();
  };
  if (stored.loading || (stored.data && costs.loading)) return { cost: null, failed: false, retry };
  if (!stored.data) return { cost: zeroCost, failed: true, retry };
  const own = costs.data.find(({ country }) => country === trip.destination);
  return { cost: own ?? stored.data, failed: false, retry };
}
