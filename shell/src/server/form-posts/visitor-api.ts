import type { Context } from 'hono';
import { type Api, createApi } from 'shared-contracts';
import type { AddressOf } from '../security/client-address.ts';
import { keyedHash } from '../security/keyed-hash.ts';

export interface VisitorOptions {
  apiUrl: string;
  hashKey: string;
  addressOf: AddressOf;
  config: { origin: string };
}

/** Calls the API on a visitor's behalf: with the browser's cookies and those that the API sets. */
export function createVisitorApi(context: Context, options: VisitorOptions) {
  const { apiUrl, hashKey, config } = options;
  const address = options.addressOf(context);
  const setCookies: string[] = [];
  const cookies = [context.req.header('cookie')];
  const fetchAsVisitor: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const cookie = cookies.filter(Boolean).join('; ');
    if (cookie) request.headers.set('Cookie', cookie);
    request.headers.set('X-Forwarded-For', address);
    request.headers.set('X-Forwarded-Proto', new URL(config.origin).protocol.slice(0, -1));
    request.headers.set('X-Forwarded-Host', context.req.header('host') ?? '');
    const response = await fetch(request);
    for (const setCookie of response.headers.getSetCookie()) {
      setCookies.push(setCookie);
      cookies.push(setCookie.split(';')[0]);
    }
    return response;
  };
  return {
    api: createApi({ baseUrl: apiUrl, fetch: fetchAsVisitor }),
    /** Stands in for the visitor's address. */
    ip: keyedHash(hashKey, address),
    /** Cookies that the API has set, to be passed on to the browser. */
    setCookies,
  };
}

/** @throws ApiError when there is no session and none can be started */
export async function findOrStartSession(api: Api, ip: string, signal: AbortSignal): Promise<number> {
  const visitor = { ip, country: 'unknown' };
  return (await api.findSession(visitor, signal)) ?? (await api.startSession(visitor, signal));
}
