import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Problem } from 'shared-contracts';

type ErrorStatus = 400 | 403 | 404 | 405 | 413 | 414 | 415 | 421 | 500 | 502 | 503 | 504;

/** An error that answers the request. To be thrown. @param title a sentence that tells the visitor what is wrong */
export const createProblem = (status: ErrorStatus, title: string): HTTPException =>
  new HTTPException(status, { message: title });

/**
 * Answers with a problem document (RFC 9457) like the API's own. A browser that would show it to its visitor gets the
 * sentence alone.
 */
export function answerProblem(
  context: Context,
  { status, message }: Pick<HTTPException, 'status' | 'message'>,
  id: string = crypto.randomUUID(),
): Response {
  context.header('Cache-Control', 'no-store');
  if (context.req.header('accept')?.includes('text/html')) return context.text(message, status);
  const problem: Problem = { type: 'about:blank', title: message, status, request_id: id };
  return context.body(JSON.stringify(problem), status, { 'Content-Type': 'application/problem+json' });
}
