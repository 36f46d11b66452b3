import type * as v from 'valibot';
import { ApiError } from './api-error.ts';
import type { ApiOptions, Call } from './call.ts';

/** Makes one call and parses its answer. Never retries: the query client does (section 10.22). */
export type Http = <S extends v.GenericSchema>(call: Call<S>) => Promise<v.InferOutput<S>>;

export function createHttp(options: ApiOptions): Http {
  // A call will come soon. If its code cannot be loaded now, that call tries again.
  loadSender().catch(() => undefined);
  return async call => {
    const { sendCall } = await loadSender().catch((cause: unknown) => {
      throw new ApiError(call.message, { code: 'network', cause });
    });
    return await sendCall(options, call);
  };
}

/** In browsers a file of its own, which arrives while the page hydrates, so that hydration does not wait for it. */
export const loadSender = () => import(/* webpackChunkName: "send-call" */ './send-call.ts');
