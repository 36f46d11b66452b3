import { SavedTripAnswerSchema } from 'shared-contracts/wire';
import type * as v from 'valibot';

const { entries } = SavedTripAnswerSchema.entries.answers;

/** What a session holds of its visitor's trip, by the names of the step updates; null until answered. */
export type Answers = v.InferOutput<typeof SavedTripAnswerSchema>['answers'];

type Column<T> = T extends boolean ? number : T extends readonly unknown[] ? string : T;

/** The same as columns: flags are 0 and 1, lists are JSON text. */
export type AnswerColumns = { [K in keyof Answers]: Column<NonNullable<Answers[K]>> | null };

const toColumn = (answer: unknown) => {
  if (typeof answer === 'boolean') return Number(answer);
  return Array.isArray(answer) ? JSON.stringify(answer) : answer;
};

/** Columns of some answers; what else there is stays as it is. */
export const toColumns = <A extends object>(answers: A) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- name by name
  Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, toColumn(answer)])) as {
    [K in keyof A]: A[K] extends null ? null : Column<NonNullable<A[K]>> | Extract<A[K], null>;
  };

/** The schema's own type, below those of an answer that may lack. */
const typeOf = (schema: { type: string; wrapped?: { type: string } }): string =>
  schema.wrapped ? typeOf(schema.wrapped) : schema.type;

/** The answers in a session's columns. */
export const answersOf = (columns: AnswerColumns): Answers =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- by the schema that the type comes from
  Object.fromEntries(
    (Object.keys(entries) as (keyof Answers)[]).map(name => {
      const column = columns[name];
      if (column === null) return [name, null];
      const type = typeOf(entries[name]);
      if (type === 'boolean') return [name, column === 1];
      return [name, type === 'array' ? JSON.parse(String(column)) : column];
    }),
  ) as Answers;
