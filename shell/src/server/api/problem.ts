import { HTTPException } from 'hono/http-exception';
import type { Problem } from 'shared-contracts';

/** An error response of this server, as a problem document (RFC 9457) like the API's own. To be thrown. */
export function createProblem(status: 400 | 403 | 413 | 502 | 504, title: string): HTTPException {
  const problem: Problem = { type: 'about:blank', title, status, request_id: crypto.randomUUID() };
  return new HTTPException(status, {
    message: title,
    res: Response.json(problem, {
      status,
      headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' },
    }),
  });
}
