import type * as v from 'valibot';

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
