import type { SiteCall } from './site-calls.ts';

/**
 * Headers of a call that are not the API's to answer: those that `fetch` sets itself for each connection, and questions about
 * an answer that a browser keeps, since the gateway reads each answer whole.
 */
const NOT_SENT = [
  'accept-encoding',
  'connection',
  'content-length',
  'expect',
  'host',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'keep-alive',
  'range',
  'transfer-encoding',
  'upgrade',
];

/** Headers of an answer that say something to a visitor. All others are between the API and the gateway, such as a login. */
const ANSWERED = ['cache-control', 'content-disposition', 'content-language', 'content-type', 'retry-after'];

/** @param key sent with each call */
export function sentHeaders(headers: Headers, key?: { name: string; value: string }): Headers {
  const sent = new Headers(headers);
  for (const name of NOT_SENT) sent.delete(name);
  if (key) sent.set(key.name, key.value);
  return sent;
}

/** What is the same for everyone sets no cookie; a visitor's own is kept by nobody, and its cookies are the site's. */
export function answeredHeaders({ isPublic }: Pick<SiteCall, 'isPublic'>, headers: Headers): Headers {
  const answered = new Headers(
    ANSWERED.flatMap((name): [string, string][] => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
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
