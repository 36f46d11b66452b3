import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The request's body as JSON. Only `application/json` is accepted: pages of other sites cannot send that type without a
 * CORS preflight.
 * @throws HTTPException 415 for another type, 400 for malformed JSON or UTF-8
 */
export async function readJson(c: Context): Promise<unknown> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json')
    throw new HTTPException(415, { message: 'The body must be application/json' });
  const bytes = await c.req.arrayBuffer();
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    throw new HTTPException(400, { message: 'The body is not well-formed JSON' });
  }
}
