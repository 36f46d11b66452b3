import { HTTPException } from 'hono/http-exception';
import {
  ComputeCostRequestSchema,
  CostsByTreatmentAnswerSchema,
  CostsByTreatmentRequestSchema,
  CostWireSchema,
} from 'shared-contracts/wire';
import * as v from 'valibot';
import { tripAnswer } from '../cost/trip-answer.ts';
import { tripCost } from '../cost/trip-cost.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import type { ApiServices } from '../services.ts';
import { checkTrip } from './check-references.ts';
import { SessionParamsSchema } from './session.params.ts';
import { updateSession } from './session.store.ts';
import { sessionEndpoint } from './session-endpoint.ts';
import { tripOfSession } from './trip-of-session.ts';

/** What a trip costs: at every destination, or as saved in a session (sections 7 and 10.3). */
export function costEndpoints(services: ApiServices): Endpoint[] {
  const { catalogue, database } = services;
  return [
    endpoint({
      method: 'post',
      path: '/journey/compute-cost-by-treatment',
      summary: 'The cost of one trip at every destination of its treatment',
      body: CostsByTreatmentRequestSchema,
      answer: CostsByTreatmentAnswerSchema,
      handle: ({ body }) => {
        checkTrip(catalogue, body);
        return tripAnswer(catalogue, body);
      },
    }),
    sessionEndpoint(services, {
      method: 'post',
      path: '/journey/compute-cost',
      summary: 'Compute, store and return the cost of the saved trip',
      access: 'write',
      isNamed: (session, { body }) => session.id === body.session_id,
      body: ComputeCostRequestSchema,
      answer: CostWireSchema,
      problems: { 409: 'The saved steps are incomplete' },
      handle: async ({ session }) => {
        const { trip, destination } = tripOfSession(catalogue, session);
        const cost = tripCost(catalogue, trip, destination);
        if (!cost)
          throw new HTTPException(409, {
            message: 'The saved treatment is not offered at the saved destination',
          });
        await updateSession(database.db, session.id, { cost: JSON.stringify(cost) });
        return cost;
      },
    }),
    sessionEndpoint(services, {
      method: 'get',
      path: '/journey/:sessionId/cost',
      summary: 'The cost that was computed last',
      access: 'read',
      isNamed: (session, { params }) => session.id === params.sessionId,
      params: SessionParamsSchema,
      answer: CostWireSchema,
      problems: { 409: 'No cost has been computed yet' },
      handle: ({ session: { cost } }) => {
        if (cost === null) throw new HTTPException(409, { message: 'No cost has been computed yet' });
        return v.parse(v.looseObject(CostWireSchema.entries), JSON.parse(cost));
      },
    }),
  ];
}
