import { messageOf } from 'e2e-stack';
import pLimit from 'p-limit';
import { wholeAnswer } from 'shared-contracts/wire';
import { createIdTranslation } from 'shell/choice-ids';
import { isUnknownField, plainBody } from 'shell/section-7-fields';
import { isAbsent, refusesInput, siteCallOf } from 'shell/site-calls';
import type { Target } from './target.ts';

/** The site's own for calls that read. */
const ANSWER_DEADLINE_MS = 8_000;
/** The contract's client has deadlines of its own, the longest this one. */
const CLIENT_DEADLINE_MS = 20_000;
/** Calls at a time, as a browser makes them, so that their times mean something. */
const AT_ONCE = 6;
const BODY_MAX = 500;
const REASON_MAX = 160;

/** The query or the body of a call, and its path where that has parameters. */
export interface Question {
  path?: string;
  search?: Record<string, string>;
  json?: unknown;
}

export interface Reply {
  /** Method, path and body of its request. */
  request: string;
  /** 0 if none came. */
  status: number;
  headers: Headers;
  text: string;
  /** What its JSON says: null if it is empty, undefined if it is not JSON. */
  body?: unknown;
  /** Why there is nothing to read, in words: the status is not 2xx, or no reply came. */
  failure?: string;
  /** Until all of it was there. */
  ms: number;
}

/** Makes requests to an API; never rejects. */
export interface Connection {
  address: string;
  /** Calls that were refused, and fit with only the fields of section 7. */
  plainCalls: Set<string>;
  send(request: Request, deadlineMs?: number): Promise<Reply>;
}

/**
 * A call is made again with the fields of section 7 alone where the gateway does so: where the API refuses fields, and where
 * it refuses in any words and has no options.
 */
export function connect({ address, headers = {}, ids = {} }: Target): Connection {
  const limit = pLimit(AT_ONCE);
  const translation = createIdTranslation(ids);
  const plainCalls = new Set<string>();
  let hasOptions = true;
  return {
    address,
    plainCalls,
    async send(request, deadlineMs = ANSWER_DEADLINE_MS) {
      const { method, url } = request;
      const own = Object.assign(Object.fromEntries(request.headers), headers);
      const text = translation.there(await request.text());
      const sendText = (body: string) =>
        limit(() => sendRequest(new Request(url, { method, headers: own, body: body || null }), deadlineMs));
      const reply = await sendText(text);
      const call = siteCallOf(method, new URL(url).pathname.split('/api/').at(-1) ?? '');
      if (call?.name === 'GET masters/options') hasOptions = reply.status !== 410 && !isAbsent(reply.status);
      const plain = call && text ? plainBody(call, text)?.plain : undefined;
      const isRefused = refusesInput(reply.status) && (!hasOptions || isUnknownField(reply.text));
      if (!call || plain === undefined || !isRefused) return reply;
      const again = await sendText(plain);
      if (again.failure) return reply;
      plainCalls.add(call.name.replace(' ', ' /'));
      return again;
    },
  };
}

/** Makes a call, such as `GET /masters/options`, below `/api`. */
export function ask({ address, send }: Connection, call: string, question: Question = {}): Promise<Reply> {
  const [method = '', path = ''] = call.split(' ');
  const url = new URL(`${address}/api${question.path ?? path}`);
  url.search = new URLSearchParams(question.search).toString();
  const { json } = question;
  const body = json !== undefined && {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(json),
  };
  return send(new Request(url, { method, ...body }));
}

/** What a reply says, as the site's gateway makes it whole. */
export function wholeBody({ request, body }: Pick<Reply, 'request' | 'body'>): unknown {
  const [method, target = ''] = request.split(' ');
  const [path = ''] = target.split('?');
  return wholeAnswer(`${method} ${path.slice(path.lastIndexOf('/api/') + '/api/'.length)}`, body);
}

/** A `fetch` for the contract's client. */
export const fetchBy =
  (send: Connection['send'], bodyOf: (reply: Reply) => unknown = wholeBody): typeof globalThis.fetch =>
  async (...input) => {
    const reply = await send(new Request(...input), CLIENT_DEADLINE_MS);
    const { status, headers } = reply;
    if (status === 0) throw new TypeError(reply.failure);
    const said = Object(reply.body) === reply.body ? JSON.stringify(bodyOf(reply)) : reply.text;
    return new Response(said || null, { status, headers });
  };

async function sendRequest(sent: Request, deadlineMs: number): Promise<Reply> {
  const { pathname, search } = new URL(sent.url);
  const sentBody = await sent.clone().text();
  const request = `${sent.method} ${pathname}${search} ${shorten(sentBody, BODY_MAX)}`.trim();
  const started = performance.now();
  const timed = () => ({ request, ms: performance.now() - started });
  try {
    const signal = AbortSignal.any([sent.signal, AbortSignal.timeout(deadlineMs)]);
    const { status, headers, ok, ...response } = await receive(sent, signal);
    const body = jsonOf(response.text);
    const failure = ok
      ? {}
      : { failure: `answers ${[status, reasonOf(body, response.text)].filter(Boolean).join(' ')}` };
    return { ...timed(), status, headers, text: response.text, body, ...failure };
  } catch (error) {
    const { cause } = error as Error;
    const failure = `does not answer: ${messageOf(cause ?? error)}`;
    return { ...timed(), status: 0, headers: new Headers(), text: '', failure };
  }
}

async function receive(request: Request, signal: AbortSignal) {
  const response = await fetch(request, { redirect: 'manual', signal });
  const { status, headers, ok } = response;
  return { status, headers, ok, text: await response.text() };
}

function jsonOf(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return undefined;
  }
}

/** What the body of a refusal says of it, in quotation marks; empty if it says nothing. */
function reasonOf(body: unknown, text: string): string {
  const { detail, message, errors, error, reason: why, title } = Object(body);
  const plain = body === undefined && !text.trimStart().startsWith('<') && text;
  const reason: unknown = [detail, message, errors, error, why, title, plain].find(Boolean);
  if (!reason) return '';
  return `"${shorten(typeof reason === 'string' ? reason : JSON.stringify(reason), REASON_MAX)}"`;
}

/** A text as one line. */
function shorten(text: string, max: number): string {
  const line = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  return line.length > max ? `${line.slice(0, max)}…` : line;
}
