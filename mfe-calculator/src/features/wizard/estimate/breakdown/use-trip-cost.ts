import { useEffect } from 'react';
import {
  type CostByCountry,
  NoSessionError,
  saveSteps,
  sessionAtom,
  type TripData,
  unsavedSteps,
  withSession,
} from 'shared-contracts';
import { type QueryResult, useAtomValue, useMutation, useServices, useStore } from 'shared-contracts/ui';
import type { TripTotal } from '../estimate.copy.ts';
import { zeroCost } from './zero-cost.ts';

/** Automatic retries of a failed computation, the same number as the query client's. */
const RETRIES = 3;

interface TripCost {
  /** null while it is computed; zero totals when that failed (section 4). */
  cost: TripTotal | null;
  failed: boolean;
  retry(): void;
}

/**
 * The cost of the trip, computed for the session (section 4). Answers that the session lacks, such as those of a shared
 * link, are saved first.
 * @param costs of the answers on screen, by country; shown in place of the session's cost, since another tab may have
 *   saved other answers to the same session
 */
export function useTripCost(trip: TripData, costs: QueryResult<CostByCountry[]>): TripCost {
  const { api, session } = useServices();
  const store = useStore();
  const { sessionId } = useAtomValue(sessionAtom);
  const { mutate, variables, data, error, isPending } = useMutation({
    mutationFn: (answers: TripData) => {
      // If the session is renewed while saving, the new one has no answers.
      const saveAll = async (id: number): Promise<number> => {
        const lastUnsaved = unsavedSteps(store, answers, id).at(-1);
        if (!lastUnsaved) return id;
        const savedTo = await saveSteps({ api, session, store }, lastUnsaved.step);
        return savedTo === id ? id : saveAll(savedTo);
      };
      return withSession(session, async id => api.computeCost(await saveAll(id)));
    },
    retry: (failures, problem) => failures < RETRIES && !(problem instanceof NoSessionError),
  });
  useEffect(() => mutate(trip), [mutate, trip]);

  const isSessionLate = error instanceof NoSessionError && sessionId !== null;
  useEffect(() => {
    if (isSessionLate) mutate(trip);
  }, [isSessionLate, mutate, trip]);

  const retry = () => {
    mutate(trip);
    if (costs.failed) costs.retry();
  };
  // Right after a trip change the result is still the previous trip's.
  const isComputed = variables === trip && !isPending;
  if (isComputed && error) return { cost: zeroCost, failed: true, retry };
  const ownCost = costs.data.find(({ country }) => country === trip.destination);
  return { cost: isComputed && !costs.loading ? (ownCost ?? data ?? null) : null, failed: false, retry };
}
