import type * as v from 'valibot';
import type { ApiAddition } from '../site/api-additions.ts';

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
  /** What the API is known to lack: such calls are not sent. */
  lacks?: readonly ApiAddition[] | undefined;
  /** Told once of each row of an answer that was left out because it does not fit. */
  onMisfit?: ((misfit: string) => void) | undefined;
}

export interface Call<S extends v.GenericSchema = v.GenericSchema> {
  method?: 'get' | 'post' | 'put';
  path: string;
  search?: Record<string, string>;
  json?: unknown;
  headers?: Record<string, string>;
  /** Schema of the answer; anything else is an ApiError `invalid-answer`. */
  answer: S;
  /** What it resolves to where the API lacks the call; without this that is an ApiError. */
  absent?: v.InferOutput<S>;
  /** What it resolves to where the answer has another shape, of a call whose shape section 7 does not show. */
  unlike?: v.InferOutput<S>;
  /** Section 8's message. */
  message: string;
  deadline?: number;
  signal?: AbortSignal | undefined;
}
