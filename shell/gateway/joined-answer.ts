import { JoinedQuerySchema } from 'shared-contracts/wire';
import * as v from 'valibot';
import { NOT_KEPT } from './answer-cache.ts';
import { bytesOf } from './bytes.ts';
import { JSON_TYPE } from './public-answer.ts';
import { type GatewayCall, siteCallOf } from './site-calls.ts';

const PREFIX = 'masters/';
/** An answer that is not there. */
const NONE = 'null';
/** As much as is read of one answer of the API: a short question may name it forty times. */
const CHARACTERS_MAX = 2_000_000;
/** A page needs two. Each goes through the whole list. */
const SEARCHES_MAX = 4;

type Call = v.InferOutput<typeof JoinedQuerySchema>['calls'][number];

/** The answers of several calls of reference data, in their order; null for one that fails (section 10.6). */
export async function joinedAnswer(
  { target, headers, signal }: GatewayCall,
  answer: (call: GatewayCall) => Promise<Response>,
): Promise<Response> {
  const query = Object.fromEntries(new URLSearchParams(target.slice(target.indexOf('?') + 1)));
  const parsed = v.safeParse(JoinedQuerySchema, query);
  if (!parsed.success)
    return Response.json({ title: 'This is not a list of calls', status: 422 }, { status: 422 });
  /** Something in it is missing or old for the moment. */
  let isOld = false;
  let searches = 0;
  const read = async ([name, values]: Call): Promise<string> => {
    const path = PREFIX + name;
    const given = Object.entries(values).map(([key, value]): [string, string] => [key, String(value)]);
    const call = siteCallOf('GET', path)
      ? { method: 'GET', target: given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path }
      : { method: 'POST', target: path, body: bytesOf(JSON.stringify(values)) };
    const { isPublic = false, isFile = false } = siteCallOf(call.method, path) ?? {};
    if (!isPublic || isFile || ('search' in values && (searches += 1) > SEARCHES_MAX)) return NONE;
    const response = await answer({ ...call, headers, signal });
    isOld ||= response.status >= 500 || response.headers.get('cache-control') === NOT_KEPT;
    return response.ok ? await response.text() : NONE;
  };
  const asked = new Map<string, Promise<string>>();
  const answerTo = (call: Call): Promise<string> => {
    const key = JSON.stringify(call);
    const text =
      asked.get(key) ??
      read(call).catch(() => {
        isOld = true;
        return NONE;
      });
    asked.set(key, text);
    return text;
  };
  let characters = 0;
  const texts = (await Promise.all(parsed.output.calls.map(answerTo))).map(text => {
    characters += text.length;
    if (characters <= CHARACTERS_MAX) return text;
    isOld = true;
    return NONE;
  });
  return new Response(`[${texts.join(',')}]`, {
    headers: { 'Content-Type': JSON_TYPE, 'Cache-Control': isOld ? NOT_KEPT : 'public, max-age=10' },
  });
}
