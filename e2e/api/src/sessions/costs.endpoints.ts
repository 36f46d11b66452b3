import {
  ComputeCostRequestSchema,
  CostsByTreatmentAnswerSchema,
  CostsByTreatmentRequestSchema,
  CostWireSchema,
} from 'shared-contracts';
import * as v from 'valibot';
import { costsByDestination, tripCost } from '../cost/trip-cost.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { Refusal } from '../http/refusal.ts';
import type { ApiServices } from '../services.ts';
import { answeredTrip } from './answered-trip.ts';
import { checkTrip } from './check-trip.ts';
import { NO_SESSION, ownSession, ownSessionToWrite } from './own-session.ts';
import { SessionParamsSchema } from './session.params.ts';
import { updateSession } from './session.store.ts';

/** What a trip costs: to every destination, or as this session answered. */
export function costEndpoints(services: ApiServices): Endpoint[] {
  const { catalogue, database, now } = services;
  return [
    endpoint({
      method: 'post',
      path: '/journey/compute-cost-by-treatment',
      summary: 'The same trip to every destination of a treatment',
      body: CostsByTreatmentRequestSchema,
      answer: CostsByTreatmentAnswerSchema,
      handle: ({ body }) => {
        checkTrip(catalogue, body, '');
        return costsByDestination(catalogue, body);
      },
    }),
    endpoint({
      method: 'post',
      path: '/journey/compute-cost',
      summary: 'Compute, store and answer the cost of the saved answers',
      body: ComputeCostRequestSchema,
      answer: CostWireSchema,
      problems: { 404: NO_SESSION, 409: 'Answers are missing', 429: 'Too many writes of this session' },
      handle: async ({ body, c }) => {
        const session = await ownSessionToWrite(services, c, body.session_id);
        const { trip, destination } = answeredTrip(session);
        const cost = tripCost(catalogue, trip, destination);
        if (!cost) throw new Refusal(409, 'The saved treatment is not offered at the saved destination');
        await updateSession(database.db, session.id, { cost: JSON.stringify(cost) }, now());
        return cost;
      },
    }),
    endpoint({
      method: 'get',
      path: '/journey/:sessionId/cost',
      summary: 'The cost computed last',
      params: SessionParamsSchema,
      answer: CostWireSchema,
      problems: { 404: NO_SESSION, 409: 'No cost was computed yet' },
      handle: async ({ params, c }) => {
        const { cost } = await ownSession(services, c, params.sessionId);
        if (cost === null) throw new Refusal(409, 'No cost was computed yet');
        return v.parse(CostWireSchema, JSON.parse(cost));
      },
    }),
  ];
}
