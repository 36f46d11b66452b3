import { useState } from 'react';
import {
  acknowledgedStepsAtom,
  type CostBreakdown,
  type CostsByTreatmentInput,
  isNotFound,
  NoSessionError,
  queries,
  SESSION_WAIT,
  type StepName,
  saveSteps,
  sessionAtom,
  stepNames,
  stepUpdateFor,
  type TripData,
  zeroCost,
} from 'shared-contracts';
import { useApiQuery, useAtomValue, useQueryClient, useServices, useStore } from 'shared-contracts/ui';

interface TripCost {
  /** null while it is being computed; zero totals when it could not be (section 4). */
  cost: CostBreakdown | null;
  failed: boolean;
  retry(): void;
}

/**
 * The cost of the trip, computed for the session (section 4). Answers that the session's server does not have yet, such as
 * those of a shared link or of another destination, are saved first. What is shown is the cost of this tab's own answers,
 * whatever another tab has saved to the same session meanwhile.
 */
export function useTripCost(trip: TripData, question: CostsByTreatmentInput | null): TripCost {
  const { api, session } = useServices();
  const store = useStore();
  const cache = useQueryClient();
  const { sessionId } = useAtomValue(sessionAtom);
  // Computing saves what is unsaved, so nothing is taken from the cache: each screen, trip and try is a question of its own.
  const [run, setRun] = useState(() => ({ trip, number: Date.now() }));
  const again = () => setRun({ trip, number: run.number + 1 });
  if (run.trip !== trip) again();
  const services = { api, session, store };

  const computed = async (signal: AbortSignal) => {
    // A session that comes, comes as a new key; the answer of this one is then nobody's.
    if (sessionId === null) return (await session.ready(SESSION_WAIT)) === null ? null : zeroCost;
    try {
      const unsaved = lastUnsaved(store, trip, sessionId);
      return await api.computeCost(unsaved ? await saveSteps(services, unsaved) : sessionId, signal);
    } catch (error) {
      if (error instanceof NoSessionError) return null;
      if (!isNotFound(error)) throw error;
      // A lost session: a new one gets all answers, and the call is repeated once.
      return api.computeCost(await saveSteps(services, 'food'), signal);
    }
  };
  const ofOwnAnswers = async () => {
    if (!question) return undefined;
    const costs = await cache.fetchQuery(queries.costsByTreatment(api, question)).catch(() => []);
    return costs.find(({ country }) => country === trip.destination);
  };
  const { data, loading } = useApiQuery<CostBreakdown | null>(
    {
      queryKey: ['trip-cost', sessionId, run.number],
      queryFn: async ({ signal }) => {
        const stored = await computed(signal);
        return stored && ((await ofOwnAnswers()) ?? stored);
      },
    },
    null,
  );
  const pending = loading || (sessionId === null && data !== null);
  return {
    cost: pending ? null : (data ?? zeroCost),
    failed: !pending && data === null,
    retry: again,
  };
}

/** The last step that the session's server has not acknowledged as it is now. */
function lastUnsaved(
  store: ReturnType<typeof useStore>,
  trip: TripData,
  sessionId: number,
): StepName | undefined {
  const known = store.get(acknowledgedStepsAtom);
  const isSaved = (step: StepName) =>
    known.sessionId === sessionId &&
    known.steps[step] === JSON.stringify(stepUpdateFor(step, trip, sessionId));
  return stepNames.findLast(step => !isSaved(step));
}
