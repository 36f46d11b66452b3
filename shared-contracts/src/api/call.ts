import type * as v from 'valibot';

export interface ApiOptions {
  /** Origin of the API, e.g. `http://127.0.0.1:4100`, without `/api`; '' for the page's own origin (section 7). */
  baseUrl: string;
  fetch?: typeof globalThis.fetch;
  /** Sent with every call, e.g. the visitor's cookie by a server. */
  headers?: Record<string, string>;
  /** Deadline of every call in ms, instead of those in `time-limits.ts`; rendering a page on the server cannot wait as long. */
  deadline?: number;
  /** Whether there are more treatments than a page takes. */
  hasManyTreatments?: boolean | undefined;
}

export interface Call<S extends v.GenericSchema = v.GenericSchema> {
  method?: 'get' | 'post' | 'put';
  path: string;
  search?: Record<string, string>;
  json?: unknown;
  headers?: Record<string, string>;
  /** Schema of the answer; anything else is an ApiError `invalid-answer`. */
  answer: S;
  /** Section 8's message. */
  message: string;
  deadline?: number;
  signal?: AbortSignal | undefined;
}

/** Makes one call and parses its answer. Never retries: the query client does (section 10.22). */
export type Http = <S extends v.GenericSchema>(call: Call<S>) => Promise<v.InferOutput<S>>;
