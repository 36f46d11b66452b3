import { HTTPException } from 'hono/http-exception';
import { JoinedAnswerSchema, JoinedQuerySchema } from 'shared-contracts/wire';
import { type Endpoint, endpoint } from '../http/endpoint.ts';

const PREFIX = '/masters/';

/** Several calls of reference data in one answer (section 10.6). One that fails is null. */
export function joinedEndpoint(endpoints: readonly Endpoint[], cache: string): Endpoint {
  const byName = new Map(
    endpoints.filter(({ file }) => !file).map(call => [call.path.slice(PREFIX.length), call]),
  );
  return endpoint({
    method: 'get',
    path: `${PREFIX}joined`,
    summary: 'The answers of several calls of reference data, in their order; null for one that fails',
    query: JoinedQuerySchema,
    answer: JoinedAnswerSchema,
    cache,
    handle: ({ query: { calls }, c }) =>
      Promise.all(
        calls.map(
          async ([name, values]) =>
            (await byName
              .get(name)
              ?.compute(values, c)
              .catch((error: unknown) => {
                // The caller's mistake; a fault of the API fails the whole answer.
                if (error instanceof HTTPException) return null;
                throw error;
              })) ?? null,
        ),
      ),
  });
}
