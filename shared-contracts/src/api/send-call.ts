import ky, { HTTPError, TimeoutError } from 'ky';
import * as v from 'valibot';
import { ApiError } from './api-error.ts';
import type { ApiOptions, Call } from './call.ts';
import { parseAnswer } from './parse-answer.ts';
import { type Problem, ProblemSchema } from './problem.ts';
import { deadlines } from './time-limits.ts';

/** Longest answer that is read, in bytes: the largest of the API has 24,000. */
const ANSWER_LIMIT = 2_000_000;

/** By client and call, what the API refused with Retry-After, and until when: it is not sent again before. */
const refusals = new WeakMap<ApiOptions, Map<string, { error: ApiError; until: number }>>();

/**
 * What the API answers.
 * @throws ApiError, at once if the API asked this call of a journey to wait; or the signal's reason when aborted
 */
export async function sendCall<S extends v.GenericSchema>(
  options: ApiOptions,
  call: Call<S>,
): Promise<v.InferOutput<S>> {
  return parseAnswer(call, await sendInTime(options, call));
}

/** What the answer's JSON says, unchecked. */
async function sendInTime(options: ApiOptions, call: Call): Promise<unknown> {
  const refused = refusals.get(options) ?? new Map<string, { error: ApiError; until: number }>();
  refusals.set(options, refused);
  const key = `${call.method} ${call.path}`;
  const last = refused.get(key);
  if (last && Date.now() < last.until) {
    const { code, status = 0, problem } = last.error;
    const retryAfter = Math.ceil((last.until - Date.now()) / 1_000);
    throw new ApiError(call.message, { code, status, ...(problem && { problem }), retryAfter });
  }
  try {
    return await send(options, call);
  } catch (error) {
    if (error instanceof ApiError && error.retryAfter && call.path.startsWith('journey/'))
      refused.set(key, { error, until: Date.now() + error.retryAfter * 1_000 });
    throw error;
  }
}

async function send({ baseUrl, fetch, headers, deadline }: ApiOptions, call: Call): Promise<unknown> {
  const timeout = deadline ?? call.deadline ?? (call.method ? deadlines.write : deadlines.read);
  try {
    return await ky(urlOf(baseUrl, call.path), {
      method: call.method ?? 'get',
      retry: 0,
      timeout,
      totalTimeout: timeout,
      headers: { ...headers, ...call.headers },
      fetch: async (...request) => readAnswer(await (fetch ?? globalThis.fetch)(...request)),
      ...(call.search && { searchParams: call.search }),
      ...(call.json !== undefined && { json: call.json }),
      ...(call.signal && { signal: call.signal }),
    }).json();
  } catch (error) {
    if (call.signal?.aborted) throw call.signal.reason;
    throw toApiError(call.message, error);
  }
}

/**
 * Reads an answer up to the limit and stops its download there: what was read until then is not JSON, and so an invalid
 * answer. An empty one says null. An error that breaks off keeps its status. Not through a `TransformStream`: Firefox
 * writes an error to the console when the call of such an answer is cancelled.
 */
async function readAnswer(answer: Response): Promise<Response> {
  // Chromium's 204 has a body, and no other answer with this status may have one.
  if (!answer.body || answer.status === 204) return answer.ok ? new Response('null') : answer;
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      bytes += part.value.byteLength;
      if (bytes > ANSWER_LIMIT) {
        await reader.cancel();
        break;
      }
      text += decoder.decode(part.value, { stream: true });
    }
  } catch (error) {
    if (answer.ok) throw error;
  }
  return new Response(text || (answer.ok ? 'null' : ''), answer);
}

/** Absolute, because ky and `fetch` outside browsers refuse relative addresses. */
function urlOf(baseUrl: string, path: string): string {
  const base = baseUrl || globalThis.location?.origin || '';
  return `${base.replace(/\/$/, '')}/api/${path}`;
}

function toApiError(message: string, error: unknown): ApiError {
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
