import type { IncomingMessage, ServerResponse } from 'node:http';
import { RequestError } from '@hono/node-server';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { describeProblem, PROBLEM_TYPE, problemOf } from '../../../gateway/problem.ts';
import type { RetryLater } from './retry-later.ts';

type ErrorStatus = 400 | 403 | 404 | 405 | 413 | 414 | 415 | 421 | 503;

/** An error that answers the request. To be thrown. @param title a sentence that tells the visitor what is wrong */
export const createProblem = (status: ErrorStatus, title: string): HTTPException =>
  new HTTPException(status, { message: title });

/**
 * Answers with a problem document (RFC 9457) like the API's own. A browser that would show it to its visitor gets only
 * the sentence.
 */
export function answerProblem(
  context: Context,
  { status, message }: Pick<HTTPException, 'status' | 'message'>,
  id: string = crypto.randomUUID(),
): Response {
  context.header('Cache-Control', 'no-store');
  if (context.req.header('accept')?.includes('text/html')) return context.text(message, status);
  return context.body(describeProblem(status, message, id), status, { 'Content-Type': PROBLEM_TYPE });
}

/** Answers for the router: a request that is too malformed for it, or an error of its own. */
export function answerWithoutRouter(error: unknown): Response {
  return error instanceof RequestError
    ? problemOf(400, 'This is not a valid request.')
    : problemOf(500, 'Unexpected Application Error!');
}

/** Refuses a request before the router has seen it. */
export function sendRefusal(
  { headers }: IncomingMessage,
  response: ServerResponse,
  { status, message, seconds }: RetryLater,
): void {
  const isForVisitor = headers.accept?.includes('text/html');
  const body = isForVisitor ? message : describeProblem(status, message);
  response.writeHead(status, {
    'Content-Length': Buffer.byteLength(body),
    'Content-Type': isForVisitor ? 'text/plain; charset=UTF-8' : PROBLEM_TYPE,
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Retry-After': seconds,
  });
  response.end(body);
}
