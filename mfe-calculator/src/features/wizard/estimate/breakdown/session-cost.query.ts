import {
  type Api,
  type CostBreakdown,
  NoSessionError,
  type Session,
  saveSteps,
  type TripData,
  type TripStore,
  withSession,
} from 'shared-contracts';

interface CostServices {
  api: Api;
  session: Session;
  store: TripStore;
}

/**
 * The cost of a trip, as a session stores it (section 4); null without a session. Answers that are not in the session, such as
 * those of a shared link, are saved first.
 * @param sessionId the session that the store has now; one that replaces it has a query of its own
 */
export const sessionCostQuery = (services: CostServices, sessionId: number | null, trip: TripData) => ({
  queryKey: ['session-cost', sessionId, trip],
  queryFn: async (): Promise<CostBreakdown | null> => {
    const { api, session } = services;
    try {
      return await withSession(session, async id => {
        if (id !== sessionId) return null;
        if ((await saveSteps(services)) !== id) return null;
        await api.computeCost(id);
        return await api.cost(id);
      });
    } catch (error) {
      if (error instanceof NoSessionError) return null;
      throw error;
    }
  },
});
