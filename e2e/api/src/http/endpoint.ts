import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import { type AnswerCache, readThrough } from './answer-cache.ts';
import type { ApiEnv } from './api-env.ts';
import { InvalidFieldsError } from './problem.ts';
import { readJson } from './read-json.ts';

export type Schema = v.GenericSchema;
export type HeadersSchema = v.ObjectSchema<v.ObjectEntries, undefined>;
type Output<S> = S extends Schema ? v.InferOutput<S> : undefined;
/** Media type of a file. */
export const CSV_TYPE = 'text/csv; charset=utf-8';

type Problems = Partial<Record<404 | 409 | 429 | 503, string>>;

/** A request's values as the endpoint's schemas parsed them. */
export interface EndpointInput<P, Q, H, B> {
  params: Output<P>;
  query: Output<Q>;
  headers: Output<H>;
  body: Output<B>;
  c: Context<ApiEnv>;
}

interface Declaration<P, Q, H, B, A> {
  method: 'get' | 'post' | 'put';
  /** Hono's path pattern, below `/api`. */
  path: string;
  summary: string;
  params?: P;
  query?: Q;
  /** Request headers, under their documented names. */
  headers?: H;
  body?: B;
  answer: A;
  status?: 200 | 201;
  /** Descriptions of error statuses other than 400, 413, 415, 422 and 500. */
  problems?: Problems;
  /** The response's Cache-Control; `no-store` by default. */
  cache?: string;
  /** The cache of its answers, if the same values give all visitors the same answer. */
  kept?: AnswerCache;
  /** Name of the file, for an answer in CSV in place of JSON. */
  file?: string;
}

export interface EndpointSpec<P, Q, H, B, A extends Schema, I = EndpointInput<P, Q, H, B>>
  extends Declaration<P, Q, H, B, A> {
  handle: (input: I) => v.InferInput<A> | Promise<v.InferInput<A>>;
}

/** One call of the API. Routing, checks and the OpenAPI document are made from this declaration. */
export interface Endpoint
  extends Declaration<
    Schema | undefined,
    Schema | undefined,
    HeadersSchema | undefined,
    Schema | undefined,
    Schema
  > {
  /** Whether the call requires a session cookie; set by `sessionEndpoint`, which enforces it. */
  security?: 'session';
  handle: (c: Context<ApiEnv>) => Promise<Response>;
}

/** Ties a call's schemas to its handler: the handler sees parsed values only. */
export function endpoint<
  A extends Schema,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  H extends HeadersSchema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(spec: EndpointSpec<P, Q, H, B, A>): Endpoint {
  const { handle, ...declaration } = spec;
  const {
    method,
    path,
    params,
    query,
    headers,
    body,
    cache = 'no-store',
    status = 200,
    kept,
    file,
  } = declaration;
  return {
    ...declaration,
    async handle(c) {
      const values = {
        params: params && parseParams(params, c.req.param()),
        query: query && parse(query, queryOf(c)),
        headers: headers && parse(headers, headersOf(c, headers)),
        body: body && parse(body, await readJson(c)),
      };
      const { bytes, etag } = await readThrough(kept, JSON.stringify([method, path, values]), async () => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by exactly these schemas
        const answer: unknown = await handle({ ...values, c } as EndpointInput<P, Q, H, B>);
        return file ? String(answer) : JSON.stringify(answer);
      });
      c.header('Cache-Control', cache);
      c.header('Content-Type', file ? CSV_TYPE : 'application/json');
      if (file) c.header('Content-Disposition', `attachment; filename="${file}"`);
      if (cache !== 'no-store') c.header('ETag', etag);
      return c.body(bytes, status);
    },
  };
}

/** A repeated parameter becomes a list, which no schema accepts. */
const queryOf = (c: Context) =>
  Object.fromEntries(
    Object.entries(c.req.queries()).map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );

const headersOf = (c: Context, schema: HeadersSchema) =>
  Object.fromEntries(Object.keys(schema.entries).map(name => [name, c.req.header(name)]));

/** A malformed path parameter answers 404. */
function parseParams(schema: Schema, value: unknown) {
  const result = v.safeParse(schema, value);
  if (!result.success) throw new HTTPException(404, { message: 'There is nothing at this path' });
  return result.output;
}

function parse(schema: Schema, value: unknown) {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const issues = result.issues.slice(0, 20);
  throw new InvalidFieldsError(
    issues.map(issue => ({ path: v.getDotPath(issue) ?? '', message: messageOf(issue) })),
  );
}

/** valibot's default messages quote the received value, which must not appear in responses and logs. */
const messageOf = (issue: v.BaseIssue<unknown>) =>
  issue.message.startsWith('Invalid') && issue.message.includes('received')
    ? `Expected ${issue.expected ?? 'another value'}`
    : issue.message;
