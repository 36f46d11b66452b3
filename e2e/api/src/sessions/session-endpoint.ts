import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ApiEnv } from '../http/api-env.ts';
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
import { hashToken, setSessionCookie, tokenOf } from './session-cookie.ts';

/** Writes count against the session's limit per minute, and keep it for another 30 days, in its browser too. */
type Access = 'read' | 'write';

interface SessionEndpointSpec<P, Q, H, B, A extends Schema>
  extends EndpointSpec<P, Q, H, B, A, EndpointInput<P, Q, H, B> & { session: SessionRow }> {
  access: Access;
  /** Whether the request names this session, which is that of its cookie. */
  isNamed: (session: SessionRow, input: EndpointInput<P, Q, H, B>) => boolean;
}

const NOT_FOUND = 'There is no such session, or it belongs to another browser';

/** Error statuses of a write to a session. */
export const SESSION_PROBLEMS = {
  404: NOT_FOUND,
  429: 'Too many writes to this session',
  503: STORE_UNAVAILABLE,
};

interface SessionWork<T> {
  access: Access;
  isNamed: (session: SessionRow) => boolean;
  work: (session: SessionRow) => Promise<T>;
}

/** Works with the session of the request's cookie, in turn with others that use the database. @throws HTTPException 404, 429, 503 */
export const runInSession = <T>(
  { database, env, enqueue, limits }: ApiServices,
  c: Context<ApiEnv>,
  { access, isNamed, work }: SessionWork<T>,
): Promise<T> =>
  enqueue(async () => {
    const token = tokenOf(c, env);
    const session = token ? await findSessionByToken(database.db, hashToken(token)) : undefined;
    if (!session || !isNamed(session)) throw new HTTPException(404, { message: NOT_FOUND });
    if (access === 'read') return work(session);
    await limits.writes(`session ${session.id}`);
    const result = await work(session);
    setSessionCookie(c, env, token);
    return result;
  });

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
  return {
    ...endpoint<A, P, Q, H, B>({
      ...declaration,
      problems: {
        404: NOT_FOUND,
        503: STORE_UNAVAILABLE,
        ...(access === 'write' && SESSION_PROBLEMS),
        ...spec.problems,
      },
      handle: input =>
        runInSession(services, input.c, {
          access,
          isNamed: session => isNamed(session, input),
          work: async session => handle({ ...input, session }),
        }),
    }),
    security: 'session',
  };
}
