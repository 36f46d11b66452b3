import { STATUS_CODES } from 'node:http';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Problem } from 'shared-contracts';
import type { ApiEnv } from './api-env.ts';

type FieldError = NonNullable<Problem['errors']>[number];

/** 422 that names each invalid field by its path. */
export class InvalidFieldsError extends HTTPException {
  readonly errors: readonly FieldError[];

  constructor(errors: readonly FieldError[], message = 'Some values are missing, unknown or out of bounds') {
    super(422, { message });
    this.errors = errors;
  }
}

/** 422 for one field, such as an id that the reference data does not contain. */
export const invalidField = (path: string, message: string): InvalidFieldsError =>
  new InvalidFieldsError([{ path, message }], message);

/** An exception whose response carries Retry-After. */
export const retryAfter = (seconds: number, status: 429 | 503, message: string): HTTPException =>
  new HTTPException(status, {
    message,
    res: new Response(null, { headers: { 'retry-after': String(seconds) } }),
  });

/** What 503 means for a call that uses the database. */
export const STORE_UNAVAILABLE = 'The database is unavailable or too busy; the same request may be repeated';

/** The response to an exception: `application/problem+json` (RFC 9457) with the exception's headers. */
export function problemResponse(c: Context<ApiEnv>, error: HTTPException): Response {
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[error.status] ?? 'Error',
    status: error.status,
    detail: error.message,
    request_id: c.get('requestId'),
    ...(error instanceof InvalidFieldsError && { errors: [...error.errors] }),
  };
  return c.json(problem, error.status, {
    ...Object.fromEntries(error.res?.headers ?? []),
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
  });
}
