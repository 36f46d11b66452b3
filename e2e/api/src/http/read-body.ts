import type { Context } from 'hono';
import type { ApiEnv } from './api-env.ts';
import { Refusal } from './refusal.ts';

/** Bytes. The largest honest body, a submission with 2,000 characters of notes in any script, stays below a third of it. */
export const MAX_BODY = 32_768;

/** The body as JSON. Only `application/json` is taken: a form of another site cannot send it without asking first. */
export async function readBody(c: Context<ApiEnv>): Promise<unknown> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Refusal(415, 'The body must be application/json');
  const text = await readText(c.req.raw);
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body is not well-formed JSON');
  }
}

async function readText(request: Request): Promise<string> {
  const tooLarge = () => new Refusal(413, `The body is larger than ${MAX_BODY} bytes`);
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BODY) throw tooLarge();
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new Refusal(400, 'The body is not UTF-8');
  }
}
