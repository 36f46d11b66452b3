import { createApi, IDEMPOTENCY_HEADER } from 'shared-contracts/host';
import { fetchedRequest } from '../../gateway/ask-gateway.ts';
import { tellFailedCalls } from '../../host/server/api/failed-calls.ts';
import { keyedHash } from '../../host/server/guard/keyed-hash.ts';
import { hasOtherCookies } from '../../host/server/guard/signed-cookie.ts';
import type { OpenVisit, VisitOptions, Visitor } from '../../host/server/rendering/visit.ts';

/** Calls the API on a visitor's behalf: with the browser's cookies, and with the cookies that the API sets. */
export function createVisitorApi({ cookie, address, postKey }: Visitor, options: VisitOptions) {
  const { apiUrl, hashKey, origin, onFailedCall, masterData } = options;
  const { host, protocol } = new URL(origin);
  const setCookies: string[] = [];
  let cookies = cookie?.split('; ') ?? [];
  const fetchAsVisitor: typeof fetch = async (...given) => {
    const request = fetchedRequest(...given);
    if (cookies.length > 0) request.headers.set('Cookie', cookies.join('; '));
    request.headers.set('X-Forwarded-For', address);
    request.headers.set('X-Forwarded-Proto', protocol.slice(0, -1));
    request.headers.set('X-Forwarded-Host', host);
    if (postKey && !request.headers.has(IDEMPOTENCY_HEADER)) request.headers.set(IDEMPOTENCY_HEADER, postKey);
    const response = await options.fetch(request);
    for (const setCookie of response.headers.getSetCookie()) {
      setCookies.push(setCookie);
      const [pair = ''] = setCookie.split(';', 1);
      const name = pair.slice(0, pair.indexOf('=') + 1);
      // Replaces the browser's cookie: of two with one name the API would read the first.
      cookies = [...cookies.filter(sent => !sent.startsWith(name)), pair];
    }
    return response;
  };
  return {
    api: tellFailedCalls(createApi({ baseUrl: apiUrl, ...masterData, fetch: fetchAsVisitor }), onFailedCall),
    /** Stands in for the visitor's address. */
    ip: keyedHash(hashKey, address),
    /** The API has something to recognise the browser by. Its address is that of its neighbours, too. */
    mayHaveSession: hasOtherCookies(cookie),
    /** Cookies that the API has set, to be passed on to the browser. */
    setCookies,
  };
}

/** @throws ApiError when there is no session and none can be started */
export async function findOrStartSession(
  { api, ip, mayHaveSession }: Pick<ReturnType<typeof createVisitorApi>, 'api' | 'ip' | 'mayHaveSession'>,
  signal: AbortSignal,
): Promise<number> {
  const visitor = { ip, country: 'unknown' };
  const found = mayHaveSession ? await api.findSession(visitor, signal) : null;
  return found ?? (await api.startSession(visitor, signal));
}

/** What the host needs of a visit to run the action of a posted form. */
export const openVisit: OpenVisit = (visitor, options) => {
  const visitorApi = createVisitorApi(visitor, options);
  const { api, setCookies } = visitorApi;
  return { api, setCookies, findOrStartSession: signal => findOrStartSession(visitorApi, signal) };
};
