import { HTTPException } from 'hono/http-exception';
import {
  type Endpoint,
  type EndpointInput,
  type EndpointSpec,
  endpoint,
  type HeadersSchema,
  type Schema,
} from '../http/endpoint.ts';
import { STORE_UNAVAILABLE } from '../http/problem.ts';
import type { ApiServices } from '../services.ts';
import { findSessionByToken, type SessionRow } from './session.store.ts';
import { tokenHashOf } from './session-cookie.ts';

interface SessionEndpointSpec<P, Q, H, B, A extends Schema>
  extends EndpointSpec<P, Q, H, B, A, EndpointInput<P, Q, H, B> & { session: SessionRow }> {
  /** Writes count against the session's limit per minute. */
  access: 'read' | 'write';
  /** Whether the request names this session, which is that of its cookie. */
  isNamed: (session: SessionRow, input: EndpointInput<P, Q, H, B>) => boolean;
}

const NOT_FOUND = 'There is no such session, or it belongs to another browser';

/**
 * An endpoint that requires the cookie of the session that its request names. Unknown sessions and those of other
 * browsers are both 404, so that guessing ids reveals nothing.
 */
export function sessionEndpoint<
  A extends Schema,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  H extends HeadersSchema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(services: ApiServices, spec: SessionEndpointSpec<P, Q, H, B, A>): Endpoint {
  const { access, isNamed, handle, ...declaration } = spec;
  const { database, env, inTurn, limits } = services;
  return {
    ...endpoint<A, P, Q, H, B>({
      ...declaration,
      problems: {
        404: NOT_FOUND,
        503: STORE_UNAVAILABLE,
        ...(access === 'write' && { 429: 'Too many writes to this session' }),
        ...spec.problems,
      },
      handle: input =>
        inTurn(async () => {
          const tokenHash = tokenHashOf(input.c, env);
          const session = tokenHash ? await findSessionByToken(database.db, tokenHash) : undefined;
          if (!session || !isNamed(session, input)) throw new HTTPException(404, { message: NOT_FOUND });
          if (access === 'write') await limits.writes(`session ${session.id}`);
          return handle({ ...input, session });
        }),
    }),
    security: 'session',
  };
}
