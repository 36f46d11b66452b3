import { ask, type Connection, connect } from './ask.ts';
import { type Attempt, checkReply, type TriedCall } from './attempt.ts';
import { type ApiCall, added, section7 } from './calls.ts';
import type { Fault } from './faults.ts';
import { findNotes } from './find-notes.ts';
import { type Known, learnApi } from './learn-api.ts';
import type { Target } from './target.ts';
import { tryPictures } from './try-pictures.ts';
import { tryWriting } from './try-writing.ts';

/** The calls of section 7, and those beyond it. */
export interface Tried {
  section7: readonly TriedCall[];
  added: readonly TriedCall[];
  /** What section 7 does not ask for. */
  notes: readonly Fault[];
}

/** Makes every call that only reads. @param writes whether the others are made too */
export async function tryApi(target: Target, { writes = false } = {}): Promise<Tried> {
  const connection = connect(target);
  const known = await learnApi(connection);
  const writing = writes ? await tryWriting(connection, known) : undefined;
  const tryAll = (calls: readonly ApiCall[]) =>
    Promise.all(
      calls.map(async call => ({
        call,
        ...(writing?.get(call.name) ?? (await tryReading(connection, call, known))),
      })),
    );
  const tried = { section7: await tryAll(section7), added: await tryAll(added) };
  const pictures = await tryPictures(known);
  const notes = [...findNotes(known, [...tried.section7, ...tried.added]), ...pictures];
  const plain = [...connection.plainCalls].map(name => ({
    kind: 'section 7 alone',
    text: `${name} refuses fields that section 7 does not name: the site sends section 7's alone, without dates, units and consent`,
  }));
  return { ...tried, notes: [...notes, ...plain] };
}

async function tryReading(connection: Connection, call: ApiCall, known: Known): Promise<Attempt> {
  const { ask: toQuestion, isOfTreatment, name } = call;
  if (!toQuestion) return { replies: [], untried: `not tried, ${whyUntried(name)}` };
  const [first, ...others] = known.trips;
  const attempts = await Promise.all(
    [first, ...(isOfTreatment ? others : [])].map(async (trip): Promise<Attempt> => {
      const question = toQuestion(known, trip);
      if (typeof question === 'string') return { replies: [], untried: `not tried: ${question}` };
      const reply = await ask(connection, name, question);
      return { replies: [checkReply(call, reply, isOfTreatment ? trip?.treatment.name : '')] };
    }),
  );
  return { ...attempts[0], replies: attempts.flatMap(({ replies }) => replies) };
}

function whyUntried(name: string): string {
  if (name.endsWith('/copy')) return 'it would send an e-mail';
  return name.startsWith('GET') ? 'it needs a session' : 'it would write';
}
