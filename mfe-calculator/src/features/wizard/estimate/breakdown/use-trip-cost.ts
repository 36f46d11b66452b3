import { useEffect, useMemo, useState } from 'react';
import { ApiError, type CostByCountry, sessionAtom, type TripData } from 'shared-contracts';
import {
  type QueryResult,
  useApiQuery,
  useAtomValue,
  useQueryClient,
  useServices,
  useStore,
} from 'shared-contracts/ui';
import type { TripTotal } from '../../../../shared/total.rules.ts';
import { sessionCostQuery } from './session-cost.query.ts';
import { zeroCost } from './zero-cost.ts';

interface TripCost {
  /** null while it is computed; zero totals when that failed (section 4). */
  cost: TripTotal | null;
  failed: boolean;
  /** The session could not store the answers and their cost: the API refused them, or it is tried again every 20 s. */
  unsaved: 'refused' | 'tried' | null;
  retry(): void;
}

const RETRY_MS = 20_000;

/**
 * The cost of the trip, which its session stores as well.
 * @param costs of the answers on screen, by country; shown in place of the session's cost, which may come later or never,
 *   and of which another tab may have changed the answers
 */
export function useTripCost(answers: TripData, costs: QueryResult<CostByCountry[]>): TripCost {
  // What is compared costs nothing: a tick asks for no new cost.
  const asked = JSON.stringify({ ...answers, compared: [] });
  const trip = useMemo(() => JSON.parse(asked) as TripData, [asked]);
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
  // Until it is saved: another try is not a reason to take the message away.
  const [unsaved, setUnsaved] = useState<TripCost['unsaved']>(null);
  const isRefused = stored.error instanceof ApiError && stored.error.isRefusal;
  const found = stored.data === null ? (isRefused ? 'refused' : 'tried') : null;
  if (!stored.loading && found !== unsaved) setUnsaved(found);
  useEffect(() => {
    if (unsaved !== 'tried') return undefined;
    const queryKey = ['session-cost', sessionId, trip];
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        wait();
        void queryClient.refetchQueries({ queryKey }, { cancelRefetch: false });
      }, RETRY_MS);
    };
    wait();
    return () => clearTimeout(timer);
  }, [unsaved, queryClient, sessionId, trip]);
  const retry = () => {
    stored.retry();
    if (costs.failed) costs.retry();
  };
  const own = costs.loading ? undefined : costs.data.find(({ country }) => country === trip.destination);
  const cost = own ?? (costs.loading ? null : stored.data);
  const failed = !cost && !stored.loading && !costs.loading;
  return { cost: failed ? zeroCost : cost, failed, unsaved, retry };
}
