import pLimit from 'p-limit';
import { callAgain } from './call-again.ts';
import { isAbsent, type SiteCall } from './site-calls.ts';

/** How long the API has for an answer, to its last byte. */
const ANSWER_DEADLINE_MS = 10_000;
/** Public calls that the API gets at a time. */
const CONCURRENCY = 16;
/** The longest time that the API can ask to be left alone. */
const LEFT_ALONE_MS = 60_000;
const REASON_CHARACTERS = 200;
/** The longest answer that is read: the client of the site reads no longer one. */
const ANSWER_BYTES = 2_000_000;
/** Headers that `fetch` sets itself for each connection. */
const OF_CONNECTION = [
  'accept-encoding',
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
];

/** A call that the API did not answer, or refused. */
export interface UpstreamFailure {
  /** The call's name. */
  call: string;
  reason: 'http' | 'timeout' | 'network' | 'redirect' | 'invalid-answer';
  /** What the API said of it, e.g. `401 Unauthorized: no key`, or the code of the network's error. */
  detail: string;
}

export interface UpstreamOptions {
  /** Without `/api`; it may have a path. */
  apiUrl: string;
  /** Sent with each call: a key. */
  header?: { name: string; value: string } | undefined;
  onFailure(failure: UpstreamFailure): void;
  deadlineMs?: number | undefined;
}

export interface UpstreamCall {
  call: SiteCall;
  /** Below `/api/`, with its query. */
  target: string;
  body?: ArrayBuffer | undefined;
  headers: Headers;
  signal?: AbortSignal | undefined;
  /** Asks whether the call is there: a refusal tells, and is not reported. */
  isProbe?: boolean | undefined;
}

/** The one client of the customer's API. */
export function createUpstream({
  apiUrl,
  header,
  onFailure,
  deadlineMs = ANSWER_DEADLINE_MS,
}: UpstreamOptions) {
  const queue = pLimit(CONCURRENCY);
  /** When a call may be sent again that the API refused for a while, by its name. */
  const leftAlone = new Map<string, number>();

  async function sendNow({ call, target, body, headers, signal, isProbe }: UpstreamCall): Promise<Response> {
    const sent = new Headers(headers);
    for (const name of OF_CONNECTION) sent.delete(name);
    if (header) sent.set(header.name, header.value);
    const deadline = AbortSignal.timeout(deadlineMs);
    try {
      const init = {
        method: call.method,
        headers: sent,
        redirect: 'manual',
        signal: signal ? AbortSignal.any([deadline, signal]) : deadline,
        ...(call.method !== 'GET' && body && body.byteLength > 0 && { body }),
      } as const;
      const response = await callAgain(`${apiUrl}/api/${target}`, init, call.isPublic);
      const checked = await check(call, response, isProbe);
      // Read before the deadline, and while the call counts as one of those at a time.
      return call.isPublic ? await readWhole(checked) : checked;
    } catch (error) {
      if (!signal?.aborted)
        onFailure(
          deadline.aborted
            ? { call: call.name, reason: 'timeout', detail: `no answer within ${deadlineMs / 1_000} s` }
            : { call: call.name, reason: 'network', detail: codeOf(error) },
        );
      throw error;
    }
  }

  async function check(call: SiteCall, response: Response, isProbe = false): Promise<Response> {
    const { statusText, headers } = response;
    // Gone is gone, such as a session: the site knows one word for it.
    const status = response.status === 410 ? 404 : response.status;
    if (status < 300 || isAnswer(call, status) || (isProbe && [400, 422].includes(status)))
      return new Response(response.body, { status, headers: withoutEncoding(headers) });
    if (status < 400) {
      const to = headers.get('location') ?? 'nowhere';
      onFailure({ call: call.name, reason: 'redirect', detail: `${status} to ${to.split('?', 1)[0]}` });
      await response.body?.cancel();
      return new Response(null, { status: 502 });
    }
    const seconds = Number(headers.get('retry-after'));
    if (call.isPublic && (status === 429 || status === 503) && seconds > 0)
      leftAlone.set(call.name, Date.now() + Math.min(seconds * 1_000, LEFT_ALONE_MS));
    const text = await (await readWhole(response)).text();
    // An API may repeat what was typed in a quote request.
    const said = call.name.includes('submissions') ? statusText : (reasonIn(text) ?? statusText);
    onFailure({ call: call.name, reason: 'http', detail: `${status} ${said}`.trim() });
    return new Response(text, { status, headers: withoutEncoding(headers) });
  }

  return {
    /** @throws what `fetch` throws; a DOMException `TimeoutError` after the deadline */
    async send(call: UpstreamCall): Promise<Response> {
      const wait = (leftAlone.get(call.call.name) ?? 0) - Date.now();
      if (wait > 0)
        return new Response(null, { status: 503, headers: { 'Retry-After': `${Math.ceil(wait / 1_000)}` } });
      return call.call.isPublic ? await queue(sendNow, call) : await sendNow(call);
    },
  };
}

/** Statuses that say something, by section 7 and section 4: no such session, steps that are missing, no such call. */
function isAnswer({ method, isAdded, isPublic }: SiteCall, status: number): boolean {
  if (isAdded && isAbsent(status)) return true;
  return !isPublic && ((status === 404 && method === 'GET') || status === 409);
}

/** An answer with its body, up to the limit. What is longer is cut off, and so no JSON. */
async function readWhole({ body, status, headers }: Response): Promise<Response> {
  if (!body) return new Response(null, { status, headers });
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const part of body) {
    parts.push(part);
    bytes += part.byteLength;
    // Leaving the loop ends the download.
    if (bytes > ANSWER_BYTES) break;
  }
  return new Response(isBodiless(status) ? null : new Blob(parts), {
    status,
    headers: withoutEncoding(headers),
  });
}

const isBodiless = (status: number): boolean => [204, 205, 304].includes(status);

/** Where an API says why it refuses. */
const REASONS = ['error', 'reason', 'detail', 'message', 'msg', 'title', 'errors'] as const;

/** The API's own reason: in JSON, or as plain text. */
function reasonIn(text: string): string | undefined {
  const said = text.trimStart().startsWith('<') ? undefined : firstText(jsonOr(text));
  return said?.replaceAll(/\s+/g, ' ').trim().slice(0, REASON_CHARACTERS) || undefined;
}

function firstText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) return firstText(value[0]);
  const said = value as Partial<Record<string, unknown>>;
  const reason = REASONS.map(name => firstText(said[name])).find(Boolean);
  // `{ "msg": "Extra inputs are not permitted", "loc": ["body", "start_date"] }`
  return reason && Array.isArray(said.loc) ? `${said.loc.join('.')}: ${reason}` : reason;
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function codeOf(error: unknown): string {
  const { cause, message } = error as { cause?: { code?: unknown; message?: unknown }; message?: unknown };
  return String(cause?.code ?? cause?.message ?? message ?? error);
}

/** Headers for a body that has been read, and so decoded. */
export function withoutEncoding(headers: Headers): Headers {
  const rest = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) rest.delete(name);
  return rest;
}
