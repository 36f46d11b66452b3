import * as v from 'valibot';
import { ApiError } from './api-error.ts';

/** Deadlines of calls in ms. A submission waits longer: a visitor who sees a timeout submits again. */
export const deadlines = { read: 8_000, write: 10_000, submit: 20_000 } as const;

export interface ApiOptions {
  /** Origin of the API, e.g. `http://127.0.0.1:4100`, without `/api`; '' for the page's own origin (section 7). */
  baseUrl: string;
  fetch?: typeof globalThis.fetch;
  /** Sent with every call, e.g. the visitor's cookie by a server. */
  headers?: Record<string, string>;
  /** Deadline of every call in ms, instead of {@link deadlines}; rendering a page on the server cannot wait as long. */
  deadline?: number;
}

export interface Call<S extends v.GenericSchema = v.GenericSchema> {
  method?: 'get' | 'post' | 'put';
  path: string;
  search?: Record<string, string>;
  json?: unknown;
  headers?: Record<string, string>;
  /** Schema of the answer; anything else is an {@link ApiError} `invalid-answer`. */
  answer: S;
  /** Section 8's message. */
  message: string;
  deadline?: number;
  signal?: AbortSignal | undefined;
}

/** Makes one call and parses its answer. Never retries: the query client does (section 10.22). */
export type Http = <S extends v.GenericSchema>(call: Call<S>) => Promise<v.InferOutput<S>>;

export function createHttp(options: ApiOptions): Http {
  // A call will come soon. If its code cannot be loaded now, that call tries again.
  loadSender().catch(() => undefined);
  return async call => {
    const { sendCall } = await loadSender().catch((cause: unknown) => {
      throw new ApiError(call.message, { code: 'network', cause });
    });
    const parsed = v.safeParse(call.answer, await sendCall(options, call));
    if (parsed.success) return parsed.output;
    throw new ApiError(call.message, { code: 'invalid-answer', cause: new v.ValiError(parsed.issues) });
  };
}

/** In browsers a file of its own, which arrives while the page hydrates, so that hydration does not wait for it. */
const loadSender = () => import(/* webpackChunkName: "send-call" */ './send-call.ts');
