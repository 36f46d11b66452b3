import { ApiError } from './api-error.ts';
import type { ApiOptions } from './call.ts';
import { callMessages } from './call-messages.ts';
import type { Api, Calls } from './calls.ts';

export type { Api };

type Client = typeof import('./client.ts');

/**
 * The client of the product API: in browsers on the page's own origin, on servers on the API's address. Each call rejects
 * with an ApiError that has section 8's message, or with the signal's reason when aborted; none retries.
 */
export const createApi = (options: ApiOptions): Api => apiOf(options, client => client.createCalls(options));

/**
 * The same for data that may never be needed: calls of reference data that are made in one task are sent as one, and all
 * other calls reject. Aborting the signal aborts it.
 */
export const createJoinedApi = (options: ApiOptions, signal: AbortSignal): Api =>
  apiOf(options, client => client.createJoinedCalls(options, signal));

/** @param create makes the calls once their code is there */
function apiOf({ hasManyTreatments = false }: ApiOptions, create: (client: Client) => Calls): Api {
  let loaded: Promise<Calls> | undefined;
  const load = () => {
    loaded ??= loadClient().then(create);
    loaded.catch(() => (loaded = undefined));
    return loaded;
  };
  // A call will come soon. If its code cannot be loaded now, that call tries again.
  load().catch(() => undefined);
  const named = Object.entries(callMessages).map(([name, message]) => {
    const call = async (...input: unknown[]): Promise<unknown> => {
      const calls = await load().catch((cause: unknown) => {
        throw new ApiError(message, { code: 'network', cause });
      });
      return await (calls[name as keyof Calls] as (...given: unknown[]) => Promise<unknown>)(...input);
    };
    return [name, call];
  });
  return { ...(Object.fromEntries(named) as Calls), hasManyTreatments };
}

/**
 * In browsers a file of its own with all calls and the schemas of their answers, which arrives while the page hydrates, so
 * that hydration does not wait for it.
 */
const loadClient = () => import(/* webpackChunkName: "client" */ './client.ts');
