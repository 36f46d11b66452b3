import { FRESH_MS, type PublicAnswer } from './answer-cache.ts';
import { bytesOf } from './bytes.ts';
import type { SiteCall } from './site-calls.ts';

/** How long a call that is not there is not asked for again. */
const ABSENT_MS = 60_000;
export const JSON_TYPE = 'application/json';
const PUBLIC = `public, max-age=${FRESH_MS / 1_000}`;

/** What stands in place of an answer that is not there. @param text JSON */
export const answerInPlace = ({ isAdded }: SiteCall, text: string): PublicAnswer => ({
  status: 200,
  headers: new Headers({ 'Content-Type': JSON_TYPE, 'Cache-Control': PUBLIC }),
  body: bytesOf(text),
  keptFor: isAdded ? ABSENT_MS : FRESH_MS,
});

/** There is nothing, and nothing stands for it. */
export const missingAnswer = (): PublicAnswer => ({
  status: 404,
  headers: new Headers({ 'Cache-Control': 'no-store' }),
  body: new ArrayBuffer(0),
  keptFor: ABSENT_MS,
});

/** What stands in place of a visitor's own: with the cookies of the answer. */
export function privateInPlace({ headers }: Response, text: string): Response {
  headers.set('Content-Type', JSON_TYPE);
  return new Response(text, { headers });
}

export const isEqual = (one: ArrayBuffer, other: ArrayBuffer): boolean =>
  one.byteLength === other.byteLength && Buffer.from(one).equals(Buffer.from(other));

/** An answer without a body may not say more than that. */
export const rewritten = ({ status, headers }: Response, text: string): Response =>
  new Response(text, { status: status === 204 ? 200 : status, headers });

/** Browsers may keep a public answer as long as the API says, else as long as it is kept here. */
export function publicAnswer({ status, headers }: Response, body: ArrayBuffer): PublicAnswer {
  const own = new Headers(headers);
  const caching = own.get('cache-control');
  if (status >= 300) own.set('cache-control', 'no-store');
  else if (!caching || !/\b(?:public|no-store|private)\b/.test(caching)) own.set('cache-control', PUBLIC);
  const isKept = status < 300 && !caching?.includes('no-store');
  return {
    // What stands for an empty answer has a body.
    status: status === 204 && body.byteLength > 0 ? 200 : status,
    headers: own,
    body,
    keptFor: isKept ? FRESH_MS : 0,
  };
}
