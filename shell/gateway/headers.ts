import type { SiteCall } from './site-calls.ts';

/**
 * Headers of a call that the API gets. No others, since it may obey what a stranger sends: another method or address, or an
 * address of the visitor's. Nor questions about an answer that a browser keeps: the gateway reads each answer whole.
 */
const SENT = [
  'accept',
  'accept-language',
  'content-type',
  'cookie',
  'idempotency-key',
  'origin',
  'sec-fetch-site',
  'traceparent',
  'tracestate',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-request-id',
];

/** Headers of an answer that say something to a visitor. All others are between the API and the gateway, such as a login. */
const ANSWERED = ['cache-control', 'content-disposition', 'content-language', 'content-type', 'retry-after'];

/** @param key sent with each call */
export function sentHeaders(headers: Headers, key?: { name: string; value: string }): Headers {
  const sent = only(SENT, headers);
  if (key) sent.set(key.name, key.value);
  return sent;
}

const only = (names: readonly string[], headers: Headers): Headers =>
  new Headers([...headers].filter(([name]) => names.includes(name)));

/** What is the same for everyone sets no cookie; a visitor's own is kept by nobody, and its cookies are the site's. */
export function answeredHeaders({ isPublic }: Pick<SiteCall, 'isPublic'>, headers: Headers): Headers {
  const answered = only(ANSWERED, headers);
  if (isPublic) return answered;
  answered.set('Cache-Control', 'no-store');
  for (const cookie of headers.getSetCookie()) answered.append('Set-Cookie', ofSite(cookie));
  return answered;
}

/** A cookie that comes back with each call and each form, although the API has another host and other paths. */
function ofSite(cookie: string): string {
  const [pair, ...attributes] = cookie.split(';');
  return [pair, ...attributes.filter(each => !/^\s*(?:domain|path)\s*=/i.test(each)), ' Path=/'].join(';');
}
