import {
  FindSessionQuerySchema,
  SaveStepAnswerSchema,
  SessionAnswerSchema,
  StartSessionRequestSchema,
  StepUpdateSchema,
} from 'shared-contracts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { Refusal } from '../http/refusal.ts';
import type { ApiServices } from '../services.ts';
import { cookieSession, NO_SESSION, ownSessionToWrite } from './own-session.ts';
import { PlaceParamsSchema, SessionParamsSchema } from './session.params.ts';
import { insertSession, updateSession } from './session.store.ts';
import { issueToken } from './session-cookie.ts';
import { changeOfStep } from './step-change.ts';

/** Sessions and their saved answers (section 7's journey calls). */
export function sessionEndpoints(services: ApiServices): Endpoint[] {
  const { database, env, limits, now, proxies } = services;
  return [
    endpoint({
      method: 'post',
      path: '/journey/start/:ip',
      summary: 'Start a session; sets its cookie',
      params: PlaceParamsSchema,
      body: StartSessionRequestSchema,
      answer: SessionAnswerSchema,
      problems: { 429: 'Too many sessions from this address' },
      handle: async ({ params, body, c }) => {
        limits.writes.take(`start ${c.get('visitor')}`);
        const token_hash = issueToken(c, proxies, env.PUBLIC_ORIGIN);
        const row = { token_hash, place: params.ip, country: body.country };
        return { session_id: await insertSession(database.db, row, now()) };
      },
    }),
    endpoint({
      method: 'get',
      path: '/journey/by-ip/:ip',
      summary: "This browser's session at this place",
      params: PlaceParamsSchema,
      query: FindSessionQuerySchema,
      answer: SessionAnswerSchema,
      problems: { 404: NO_SESSION },
      handle: async ({ params, c }) => {
        const session = await cookieSession(services, c);
        // The cookie decides: somebody else behind the same address has another session, or none.
        if (session?.place !== params.ip) throw new Refusal(404, NO_SESSION);
        return { session_id: session.id };
      },
    }),
    endpoint({
      method: 'put',
      path: '/journey/:sessionId',
      summary: 'Save the answers of one step',
      params: SessionParamsSchema,
      body: StepUpdateSchema,
      answer: SaveStepAnswerSchema,
      problems: { 404: NO_SESSION, 429: 'Too many writes of this session' },
      handle: async ({ params, body, c }) => {
        const session = await ownSessionToWrite(services, c, params.sessionId);
        await updateSession(database.db, session.id, changeOfStep(services.catalogue, session, body), now());
        return { session_id: session.id, step: body.step };
      },
    }),
  ];
}
