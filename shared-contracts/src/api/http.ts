import ky, { HTTPError, type KyInstance, TimeoutError } from 'ky';
import * as v from 'valibot';
import { ApiError } from './api-error.ts';
import { type Problem, ProblemSchema } from './problem.ts';

/** Deadlines of calls in ms. A submission waits longer: a visitor who sees a timeout submits again. */
export const deadlines = { read: 8_000, write: 10_000, submit: 20_000 } as const;

/** Longest answer that is read, in bytes: the largest of the API has 24,000. */
const ANSWER_LIMIT = 2_000_000;

export interface ApiOptions {
  /** Origin of the API, e.g. `http://127.0.0.1:4100`, without `/api`; '' for the page's own origin (section 7). */
  baseUrl: string;
  fetch?: typeof globalThis.fetch;
  /** Sent with every call, e.g. the visitor's cookie by a server. */
  headers?: Record<string, string>;
  /** Deadline of every call in ms, instead of {@link deadlines}; rendering a page on the server cannot wait as long. */
  deadline?: number;
}

export interface Call<S extends v.GenericSchema> {
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

export function createHttp({ baseUrl, fetch, headers, deadline }: ApiOptions): Http {
  const fetchShort: typeof globalThis.fetch = async (...request) =>
    cutAnswer(await (fetch ?? globalThis.fetch)(...request));
  const client: KyInstance = ky.create({ retry: 0, fetch: fetchShort, ...(headers && { headers }) });
  return async call => {
    const timeout = deadline ?? call.deadline ?? (call.method ? deadlines.write : deadlines.read);
    try {
      const answer: unknown = await client(urlOf(baseUrl, call.path), {
        method: call.method ?? 'get',
        timeout,
        totalTimeout: timeout,
        ...(call.search && { searchParams: call.search }),
        ...(call.json !== undefined && { json: call.json }),
        ...(call.headers && { headers: call.headers }),
        ...(call.signal && { signal: call.signal }),
      }).json();
      const parsed = v.safeParse(call.answer, answer);
      if (parsed.success) return parsed.output;
      throw new ApiError(call.message, { code: 'invalid-answer', cause: new v.ValiError(parsed.issues) });
    } catch (error) {
      if (call.signal?.aborted) throw call.signal.reason;
      throw toApiError(call.message, error);
    }
  };
}

/** Ends an answer at the limit and stops its download. What was read until then is not JSON, and so an invalid answer. */
function cutAnswer(answer: Response): Response {
  let bytes = 0;
  const cut = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, output) {
      bytes += chunk.byteLength;
      if (bytes > ANSWER_LIMIT) output.terminate();
      else output.enqueue(chunk);
    },
  });
  return answer.body ? new Response(answer.body.pipeThrough(cut), answer) : answer;
}

/** Absolute, because ky and `fetch` outside browsers refuse relative addresses. */
function urlOf(baseUrl: string, path: string): string {
  const base = baseUrl || globalThis.location?.origin || '';
  return `${base.replace(/\/$/, '')}/api/${path}`;
}

function toApiError(message: string, error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof TimeoutError) return new ApiError(message, { code: 'timeout', cause: error });
  if (error instanceof HTTPError) {
    const { status, headers } = error.response;
    const problem = problemOf(error.data);
    const retryAfter = secondsOf(headers.get('retry-after'));
    return new ApiError(message, { code: 'http', status, problem, retryAfter, cause: error });
  }
  if (error instanceof SyntaxError) return new ApiError(message, { code: 'invalid-answer', cause: error });
  return new ApiError(message, { code: 'network', cause: error });
}

/** Retry-After in seconds; the API does not send dates. */
const secondsOf = (header: string | null): number | undefined =>
  header !== null && /^\d{1,6}$/.test(header) ? Number(header) : undefined;

function problemOf(data: unknown): Problem | undefined {
  const parsed = v.safeParse(ProblemSchema, data);
  return parsed.success ? parsed.output : undefined;
}
