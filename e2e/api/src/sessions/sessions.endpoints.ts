import { IDEMPOTENCY_HEADER } from 'shared-contracts/host';
import {
  FindSessionQuerySchema,
  SavedTripAnswerSchema,
  SaveStepAnswerSchema,
  SessionAnswerSchema,
  SessionUpdateSchema,
  StartSessionRequestSchema,
} from 'shared-contracts/wire';
import * as v from 'valibot';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { STORE_UNAVAILABLE } from '../http/problem.ts';
import type { ApiServices } from '../services.ts';
import { applyStep } from './apply-step.ts';
import { savedTripOf } from './saved-trip.ts';
import { AddressParamsSchema, SessionParamsSchema } from './session.params.ts';
import { findSessionByToken, insertSession, knownAnswersOf, updateSession } from './session.store.ts';
import { createToken, hashToken, setSessionCookie, tokenOf } from './session-cookie.ts';
import { sessionEndpoint } from './session-endpoint.ts';

/** Too long to be guessed: who has the key of a start, has its session. */
const StartHeadersSchema = v.object({
  [IDEMPOTENCY_HEADER]: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w-]{32,100}$/, 'Must be a key of 32 to 100 letters, digits, underscores or hyphens'),
    ),
  ),
});

/** The address hash of a session whose browser learnt its location too late (section 10.15). */
const UNKNOWN = 'unknown';

/** Sessions and their saved steps (sections 7 and 10.14). */
export function sessionEndpoints(services: ApiServices): Endpoint[] {
  const { catalogue, database, env, enqueue, limits } = services;
  return [
    endpoint({
      method: 'post',
      path: '/journey/start/:ip',
      summary: 'Start a session, once per key if one is given; sets its cookie',
      params: AddressParamsSchema,
      headers: StartHeadersSchema,
      body: StartSessionRequestSchema,
      answer: SessionAnswerSchema,
      problems: { 429: 'Too many sessions from this address', 503: STORE_UNAVAILABLE },
      handle: ({ params, body, headers, c }) =>
        enqueue(async () => {
          const clientKey = c.get('clientKey')();
          await limits.writes(`start ${clientKey}`);
          const { token, hash } = createToken(clientKey, headers[IDEMPOTENCY_HEADER]);
          // At another address a browser gets another session, and is not asked again where its visitor lives.
          const before = tokenOf(c, env);
          const known = before ? await findSessionByToken(database.db, hashToken(before)) : undefined;
          const { source = null, currency = null, told_prices = null } = known ?? {};
          const row = {
            token_hash: hash,
            address_hash: params.ip,
            country: body.country,
            source,
            currency,
            told_prices,
          };
          const session_id = await insertSession(database.db, row);
          setSessionCookie(c, env, token);
          return { session_id, ...knownAnswersOf(row) };
        }),
    }),
    sessionEndpoint(services, {
      method: 'get',
      path: '/journey/by-ip/:ip',
      summary: "This browser's session, if it was started from this address or before the address was known",
      access: 'read',
      isNamed: ({ address_hash }, { params }) => address_hash === params.ip || address_hash === UNKNOWN,
      params: AddressParamsSchema,
      query: FindSessionQuerySchema,
      answer: SessionAnswerSchema,
      handle: ({ session }) => ({ session_id: session.id, ...knownAnswersOf(session) }),
    }),
    sessionEndpoint(services, {
      method: 'get',
      path: '/journey/:sessionId',
      summary: 'The saved answers, and their cost at the prices of today',
      access: 'read',
      isNamed: (session, { params }) => session.id === params.sessionId,
      params: SessionParamsSchema,
      answer: SavedTripAnswerSchema,
      handle: ({ session }) => savedTripOf(catalogue, session),
    }),
    sessionEndpoint(services, {
      method: 'put',
      path: '/journey/:sessionId',
      summary: 'Save one step of the wizard, or what the visitor said of themselves besides the steps',
      access: 'write',
      isNamed: (session, { params }) => session.id === params.sessionId,
      params: SessionParamsSchema,
      body: SessionUpdateSchema,
      answer: SaveStepAnswerSchema,
      handle: async ({ body, session }) => {
        await updateSession(database.db, session.id, applyStep(catalogue, session, body));
        return { session_id: session.id, step: body.step };
      },
    }),
  ];
}
