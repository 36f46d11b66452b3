import { JoinedQuerySchema } from 'shared-contracts/wire';
import * as v from 'valibot';
import { NOT_KEPT } from './answer-cache.ts';
import { bytesOf } from './bytes.ts';
import { type GatewayCall, siteCallOf } from './site-calls.ts';

const PREFIX = 'masters/';

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
  const read = async ([name, values]: (typeof parsed.output.calls)[number]): Promise<unknown> => {
    const path = PREFIX + name;
    const given = Object.entries(values).map(([key, value]): [string, string] => [key, String(value)]);
    const call = siteCallOf('GET', path)
      ? { method: 'GET', target: given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path }
      : { method: 'POST', target: path, body: bytesOf(JSON.stringify(values)) };
    if (!siteCallOf(call.method, path)?.isPublic) return null;
    const response = await answer({ ...call, headers, signal });
    isOld ||= response.status >= 500 || response.headers.get('cache-control') === NOT_KEPT;
    return response.ok ? await response.json() : null;
  };
  const fail = (): null => {
    isOld = true;
    return null;
  };
  const answers = await Promise.all(parsed.output.calls.map(call => read(call).catch(fail)));
  return Response.json(answers, { headers: { 'Cache-Control': isOld ? NOT_KEPT : 'public, max-age=10' } });
}
