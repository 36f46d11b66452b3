import { ask, type Reply } from './ask.ts';
import { type ApiCall, added, type Example, section7 } from './calls.ts';
import { type Fault, findFaults } from './faults.ts';
import { findExamples } from './find-examples.ts';

/** A reply, and what does not fit in it. */
export interface CheckedReply extends Reply {
  faults: readonly Fault[];
}

/** A call with its replies: none if it is not tried, and one for each treatment if it is about one. */
export interface TriedCall {
  call: ApiCall;
  replies: readonly CheckedReply[];
}

/** The calls of section 7, and those beyond it. */
export interface Tried {
  section7: readonly TriedCall[];
  added: readonly TriedCall[];
}

/** Makes every call that only reads. */
export async function tryApi(origin: string): Promise<Tried> {
  const examples = await findExamples(origin);
  const tryAll = (calls: readonly ApiCall[]) =>
    Promise.all(
      calls.map(async call => {
        const asked = isOfTreatment(call) ? examples : examples.slice(0, 1);
        const replies = await Promise.all(asked.map(example => tryCall(origin, call, example)));
        return { call, replies: replies.flat() };
      }),
    );
  return { section7: await tryAll(section7), added: await tryAll(added) };
}

const isOfTreatment = ({ name }: ApiCall): boolean => name.startsWith('POST /masters/treatment-');

/** @returns nothing if the call is not tried */
async function tryCall(origin: string, call: ApiCall, example: Example): Promise<CheckedReply[]> {
  if (!call.ask) return [];
  const reply = await ask(origin, call.name, call.ask(example));
  const found = call.answer ? findFaults(call.answer, reply.body) : [];
  const faults = reply.failure ? [{ kind: reply.failure, text: `it ${reply.failure}` }] : found;
  const where = isOfTreatment(call) ? `${example.treatment}: ` : '';
  return [{ ...reply, faults: faults.map(({ kind, text }) => ({ kind, text: `${where}${text}` })) }];
}
