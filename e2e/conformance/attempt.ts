import { readPlain } from 'shell/fit-answer';
import { type Reply, wholeBody } from './ask.ts';
import type { ApiCall } from './calls.ts';
import { type Fault, findMisfits } from './faults.ts';

/** A reply, and what does not fit in it. */
export interface CheckedReply extends Reply {
  faults: readonly Fault[];
}

/** A call, tried or not. */
export interface Attempt {
  replies: readonly CheckedReply[];
  /** Why it is not tried. */
  untried?: string;
}

/** A call with its replies: one for each treatment if it is about one, and for each step if it saves them. */
export interface TriedCall extends Attempt {
  call: ApiCall;
}

/** What a reply says, as the site's gateway reads it. */
export const bodyOf = (answer: NonNullable<ApiCall['answer']>, reply: Reply): unknown =>
  readPlain(answer, wholeBody(reply));

/** @param about what the call was about, e.g. the name of a treatment */
export function checkReply(call: ApiCall, reply: Reply, about = ''): CheckedReply {
  const where = about && `${about}: `;
  const faults = findFaults(call, reply).map(({ kind, text }) => ({ kind, text: `${where}${text}` }));
  return { ...reply, faults };
}

function findFaults({ answer, check }: ApiCall, reply: Reply): readonly Fault[] {
  const { failure, request, body } = reply;
  if (failure) return [{ kind: failure, text: `it ${failure} to ${request}` }];
  const read = answer ? bodyOf(answer, reply) : body;
  const misfits = answer ? findMisfits(answer, read, reply) : [];
  return misfits.length > 0 ? misfits : (check?.(read) ?? []);
}
