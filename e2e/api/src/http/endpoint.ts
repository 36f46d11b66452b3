import type { Context } from 'hono';
import * as v from 'valibot';
import type { ApiEnv } from './api-env.ts';
import { readBody } from './read-body.ts';
import { Refusal } from './refusal.ts';

type Schema = v.GenericSchema;
type Output<S> = S extends Schema ? v.InferOutput<S> : undefined;

/** One call: what it takes, what it answers, and what does it. The routes and the OpenAPI document are made from these. */
interface EndpointSpec<P, Q, B, A extends Schema> {
  method: 'get' | 'post' | 'put';
  /** In Hono's form, below `/api`. */
  path: string;
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  answer: A;
  status?: 200 | 201;
  /** Refusals beyond 400, 413, 415, 422 and 500, with their reasons. */
  problems?: Partial<Record<403 | 404 | 409 | 429, string>>;
  /** Sent as Cache-Control; `no-store` when absent. */
  cache?: string;
  handle: (input: {
    params: Output<P>;
    query: Output<Q>;
    body: Output<B>;
    c: Context<ApiEnv>;
  }) => v.InferInput<A> | Promise<v.InferInput<A>>;
}

export interface Endpoint
  extends Omit<EndpointSpec<Schema | undefined, Schema | undefined, Schema | undefined, Schema>, 'handle'> {
  respond: (c: Context<ApiEnv>) => Promise<Response>;
}

/** Ties a call's schemas to its handler: nothing reaches the handler that its schemas refuse. */
export function endpoint<
  A extends Schema,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(spec: EndpointSpec<P, Q, B, A>): Endpoint {
  return {
    ...spec,
    async respond(c) {
      const params = spec.params ? accept(spec.params, c.req.param(), 404) : undefined;
      const query = spec.query ? accept(spec.query, queryOf(c), 422) : undefined;
      const body = spec.body ? accept(spec.body, await readBody(c), 422) : undefined;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed above by exactly these schemas
      const input = { params, query, body, c } as Parameters<typeof spec.handle>[0];
      const answer = await spec.handle(input);
      c.header('Cache-Control', spec.cache ?? 'no-store');
      return c.json(answer, spec.status ?? 200);
    },
  };
}

/** A parameter given twice is a list, which no schema takes: refused instead of picking one. */
const queryOf = (c: Context<ApiEnv>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(c.req.queries()).map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );

function accept<S extends Schema>(schema: S, value: unknown, status: 404 | 422): v.InferOutput<S> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  if (status === 404) throw new Refusal(404, 'There is no such thing here');
  throw new Refusal(422, 'Some values are missing, unknown or out of bounds', {
    errors: parsed.issues
      .slice(0, 20)
      .map(issue => ({ path: v.getDotPath(issue) ?? '', message: messageOf(issue) })),
  });
}

/** valibot's own messages repeat what was received; an answer, and a log, must not. */
const messageOf = (issue: v.BaseIssue<unknown>) =>
  issue.message.startsWith('Invalid') && issue.message.includes('received')
    ? `Expected ${issue.expected ?? 'something else'}`
    : issue.message;
