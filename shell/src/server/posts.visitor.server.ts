import type { Context } from 'hono';
import { type Api, createApi } from 'shared-contracts';
import { type AddressOf, keyedHash } from './visitor.server.ts';

/** What it takes to speak to the API in a visitor's name. */
export interface VisitorOptions {
  apiUrl: string;
  hashKey: string;
  addressOf: AddressOf;
  config: { origin: string };
}

interface VisitorApi {
  api: Api;
  /** Stands for the visitor's address. */
  ip: string;
  /** What the API set, for the visitor's browser. */
  setCookies: readonly string[];
}

/** The API in the visitor's name: forwards the cookie, keeps what the API sets, and uses it for the calls that follow. */
export function visitorApi(context: Context, options: VisitorOptions): VisitorApi {
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
    const answer = await fetch(request);
    for (const set of answer.headers.getSetCookie()) {
      setCookies.push(set);
      cookies.push(set.split(';')[0]);
    }
    return answer;
  };
  return {
    api: createApi({ baseUrl: apiUrl, fetch: fetchAsVisitor }),
    ip: keyedHash(hashKey, address),
    setCookies,
  };
}

/** The visitor's own session, or a new one. @throws ApiError when there is none to be had */
export async function sessionOf(api: Api, ip: string, signal: AbortSignal): Promise<number> {
  const place = { ip, country: 'unknown' };
  return (await api.findSession(place, signal)) ?? (await api.startSession(place, signal));
}
