import * as v from 'valibot';
import { ApiError } from './api-error.ts';
import type { Call, Http } from './call.ts';
import { parseAnswer } from './parse-answer.ts';

/** Most calls in one, and most characters of their list in an address: servers refuse one of more than 4,096. */
export const [CALLS_MAX, LIST_MAX] = [40, 3_000] as const;
const PREFIX = 'masters/';

/** Answer of `GET /masters/joined`: the answer of each call, in their order; null for a call that failed. */
const JoinedAnswerSchema = v.array(v.unknown());

/**
 * Sends the calls of one task as one, for data that may never be needed. Calls that come later, are too many, or are not
 * of reference data reject without being sent; if the joined call fails, all reject with its error.
 */
export function joinCalls(http: Http, signal: AbortSignal): Http {
  const calls: Call[] = [];
  let answers: Promise<unknown[]> | undefined;
  let isSent = false;
  const send = async () => {
    await new Promise(resolve => setTimeout(resolve));
    isSent = true;
    return http({
      path: `${PREFIX}joined`,
      search: { calls: listOf(calls) },
      answer: JoinedAnswerSchema,
      message: 'Failed to fetch ahead',
      signal,
    });
  };
  return async call => {
    const isTooMuch =
      calls.length === CALLS_MAX || encodeURIComponent(listOf([...calls, call])).length > LIST_MAX;
    if (isSent || isTooMuch || !call.path.startsWith(PREFIX))
      throw new ApiError(call.message, { code: 'network' });
    const index = calls.push(call) - 1;
    answers ??= send();
    return parseAnswer(call, (await answers)[index]);
  };
}

const listOf = (calls: readonly Call[]): string =>
  JSON.stringify(calls.map(({ path, json, search }) => [path.slice(PREFIX.length), json ?? search ?? {}]));
