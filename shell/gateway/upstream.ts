import pLimit from 'p-limit';
import { callAgain } from './call-again.ts';
import { answeredHeaders, sentHeaders } from './headers.ts';
import { readJson } from './read-json.ts';
import { type GatewayCall, isAbsent, isRefusal, refusesInput, type SiteCall } from './site-calls.ts';

/** How long the API has for an answer, to its last byte. */
const ANSWER_DEADLINE_MS = 10_000;
/** Public calls that the API gets at a time. */
const CONCURRENCY = 16;
/** The longest time that the API can ask to be left alone. */
const LEFT_ALONE_MS = 60_000;
const REASON_CHARACTERS = 200;
/** The longest answer that is read, and the longest file that visitors can have. */
const ANSWER_MB = 2;
const FILE_MB = 20;
const MB = 1_000_000;

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
  /** Whether the API does not have a call: it may refuse that, without a report. */
  lacks(name: string): boolean;
}

export interface UpstreamCall extends Omit<GatewayCall, 'method' | 'isVisitors'> {
  call: SiteCall;
  /** Asks whether the call is there: a refusal tells, and is not reported. */
  isProbe?: boolean | undefined;
}

/** The one client of the customer's API. */
export function createUpstream({ apiUrl, header, onFailure, lacks }: UpstreamOptions) {
  const queue = pLimit(CONCURRENCY);
  /** When a call may be sent again that the API refused for a while, by its name. */
  const leftAlone = new Map<string, number>();

  async function sendNow({ call, target, body, headers, signal, isProbe }: UpstreamCall): Promise<Response> {
    const deadline = AbortSignal.timeout(ANSWER_DEADLINE_MS);
    try {
      const init = {
        method: call.method,
        headers: sentHeaders(headers, header),
        redirect: 'manual',
        signal: signal ? AbortSignal.any([deadline, signal]) : deadline,
        ...(call.method !== 'GET' && body && body.byteLength > 0 && { body }),
      } as const;
      const response = await callAgain(`${apiUrl}/api/${target}`, init, call.isPublic);
      const { signal: ends } = init;
      const checked = await check(call, response, { isProbe, ends });
      // Read before the deadline, and while the call counts as one of those at a time.
      return await readAll(call, checked, ends);
    } catch (error) {
      if (!signal?.aborted)
        onFailure(
          deadline.aborted
            ? {
                call: call.name,
                reason: 'timeout',
                detail: `no answer within ${ANSWER_DEADLINE_MS / 1_000} s`,
              }
            : { call: call.name, reason: 'network', detail: codeOf(error) },
        );
      throw error;
    }
  }

  async function check(
    call: SiteCall,
    response: Response,
    { isProbe = false, ends }: { isProbe: boolean | undefined; ends: AbortSignal },
  ): Promise<Response> {
    const { statusText, headers: received } = response;
    const headers = answeredHeaders(call, received);
    const status = plainStatuses.get(response.status) ?? response.status;
    const isKnown = isRefusal(status) && lacks(call.name);
    if (status < 300 || isAnswer(call, status) || isKnown || (isProbe && refusesInput(status)))
      return new Response(response.body, { status, headers });
    if (status < 400) {
      const to = received.get('location') ?? 'nowhere';
      onFailure({ call: call.name, reason: 'redirect', detail: `${status} to ${to.split('?', 1)[0]}` });
      await response.body?.cancel();
      return new Response(null, { status: 502 });
    }
    const seconds = Number(headers.get('retry-after'));
    if (call.isPublic && (status === 429 || status === 503) && seconds > 0)
      leftAlone.set(call.name, Date.now() + Math.min(seconds * 1_000, LEFT_ALONE_MS));
    const text = await (await readUpTo(ANSWER_MB, response, ends)).bytes.text();
    // An API may repeat what was typed in a quote request.
    const said = call.name.includes('submissions') ? statusText : (reasonIn(text) ?? statusText);
    onFailure({ call: call.name, reason: 'http', detail: `${response.status} ${said}`.trim() });
    return new Response(text, { status, headers });
  }

  async function readAll(call: SiteCall, response: Response, ends: AbortSignal): Promise<Response> {
    const { status, headers } = response;
    const maxMb = call.isFile ? FILE_MB : ANSWER_MB;
    const { bytes, isCut } = await readUpTo(maxMb, response, ends);
    if (!isCut) return new Response(status === 204 ? null : bytes, { status, headers });
    const detail = `its answer is not used: it is longer than ${maxMb} MB`;
    onFailure({ call: call.name, reason: 'invalid-answer', detail });
    return new Response(null, { status: 502 });
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

/** Gone is gone, such as a session, and no content is no content: the site knows one word for each. */
const plainStatuses = new Map([
  [410, 404],
  [205, 204],
]);

/** Statuses that say something, by section 7 and section 4: no such session, steps that are missing, no such call. */
function isAnswer({ method, isAdded, isPublic }: SiteCall, status: number): boolean {
  if (isAdded && isAbsent(status)) return true;
  return !isPublic && ((status === 404 && method === 'GET') || status === 409);
}

/** The body of an answer, or its beginning. A refusal that breaks off says enough by its status. @param ends the call */
const readUpTo = (maxMb: number, { status, body }: Response, ends: AbortSignal) =>
  readBody(maxMb, body).catch((error: unknown) => {
    if (status < 400 || ends.aborted) throw error;
    return { bytes: new Blob(), isCut: false };
  });

async function readBody(maxMb: number, body: Response['body']): Promise<{ bytes: Blob; isCut: boolean }> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    parts.push(part);
    bytes += part.byteLength;
    // Leaving the loop ends the download.
    if (bytes > maxMb * MB) break;
  }
  return { bytes: new Blob(parts), isCut: bytes > maxMb * MB };
}

/** Where an API says why it refuses. */
const REASONS = ['error', 'reason', 'detail', 'message', 'msg', 'title', 'errors'] as const;

/** The API's own reason: in JSON, or as plain text. */
function reasonIn(text: string): string | undefined {
  const read = readJson(text);
  const said = text.trimStart().startsWith('<') ? undefined : firstText(read === undefined ? text : read);
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

function codeOf(error: unknown): string {
  const { cause, message } = error as { cause?: { code?: unknown; message?: unknown }; message?: unknown };
  return String(cause?.code ?? cause?.message ?? message ?? error);
}
