import { setTimeout as delay } from 'node:timers/promises';
import { ProblemSchema } from 'shared-contracts/wire';
import * as v from 'valibot';
import { aSubmission } from './builders.ts';

/** One proxy header, so that the cookie has one name on all instances. */
const forwarded = { 'content-type': 'application/json', 'x-forwarded-host': 'carefare.example' };

/** Before another instance is tried, in ms. */
const RESTART_MS = 50;

/** What the visitors of a test have seen. */
export interface Observations {
  /** By idempotency key, the reference of each confirmed request. */
  confirmed: Map<string, string>;
  /** Responses that ask to try again: 503, a problem, with Retry-After. */
  refused: number;
}

/**
 * A visitor who sends quote requests one after the other, to one instance after the other as a balancer would. A refused
 * request is repeated, with its key and after the pause that the response asks for, until it is confirmed.
 * @throws Error for any other response
 */
export async function sendQuoteRequests(
  visitor: number,
  addresses: readonly string[],
  seen: Observations,
  isOver: () => boolean,
): Promise<void> {
  let turn = visitor;
  const post = async (path: string, body: unknown, headers: Record<string, string>): Promise<Response> => {
    for (;;) {
      turn += 1;
      const response: Response | undefined = await fetch(
        `${addresses[turn % addresses.length]}/api/journey/${path}`,
        {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { ...forwarded, ...headers },
        },
      ).catch(() => undefined);
      if (!response) {
        // As a balancer does when an instance is restarted; what was sent has the same key.
        await delay(RESTART_MS);
        continue;
      }
      if (response.ok) return response;
      const retryAfter = Number(response.headers.get('retry-after'));
      const problem: unknown = await response.json();
      if (response.status !== 503 || !(retryAfter > 0) || !v.is(ProblemSchema, problem))
        throw new Error(`${response.status}, retry after ${retryAfter}: ${JSON.stringify(problem)}`);
      seen.refused += 1;
      await delay(retryAfter * 1_000);
    }
  };

  const start = await post('start/address-hash', { country: 'UK' }, {});
  const cookie = start.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { session_id } = v.parse(v.object({ session_id: v.number() }), await start.json());
  for (let count = 0; !isOver(); count += 1) {
    const key = `visitor-${visitor}-${count}`;
    const response = await post(`${session_id}/submissions`, aSubmission(), {
      cookie,
      'idempotency-key': key,
    });
    const { reference } = v.parse(v.object({ reference: v.string() }), await response.json());
    seen.confirmed.set(key, reference);
  }
}
