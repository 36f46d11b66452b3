import { CostWireSchema } from 'shared-contracts/wire';
import { isPage } from 'shell/fit-answer';
import * as v from 'valibot';
import type { Reply } from './ask.ts';

const VALUE_MAX = 40;
/** Of names in one sentence. */
const NAMES_MAX = 3;

/** Something in an answer that does not fit. */
export interface Fault {
  /** The same for rows that have it alike. */
  kind: string;
  /** In a sentence, with row and field. */
  text: string;
}

/** One sentence for each kind: the first, and how many others are like it. */
export const describeFaults = (faults: readonly Fault[]): string[] =>
  [...Map.groupBy(faults, ({ kind }) => kind).values()].map(([first, ...others]) =>
    [first?.text, ...(others.length > 0 ? [`and ${others.length} more like it`] : [])].join(', '),
  );

/** Of a list of treatments: nothing in it, and two with one id. */
export function findListFaults(body: unknown): Fault[] {
  const rows = body as { id: unknown; name: string }[];
  if (rows.length === 0) return [{ kind: 'empty', text: 'it lists no treatment' }];
  return findDoubles(rows, ({ id }) => String(id)).map(([id, same]) => ({
    kind: 'id',
    text: `the id ${id} is that of ${same.length} treatments: ${namesOf(same)}`,
  }));
}

/** Of a cost that fits. */
export const findEmptyCost = (body: unknown): Fault[] =>
  Object.values(v.parse(CostWireSchema, body)).some(Boolean)
    ? []
    : [{ kind: 'cost', text: 'the cost is empty: all of it is 0' }];

/** Rows that have a value in common, by that value. */
export const findDoubles = <T>(rows: readonly T[], valueOf: (row: T) => string): [string, T[]][] =>
  [...Map.groupBy(rows, valueOf)].filter(([, same]) => same.length > 1);

/** What a sentence says of several. */
const namesOf = (rows: readonly { name: string }[]): string =>
  rows
    .slice(0, NAMES_MAX)
    .map(({ name }) => name)
    .concat(rows.length > NAMES_MAX ? [`${rows.length - NAMES_MAX} more`] : [])
    .join(', ');

/**
 * What does not fit in an answer, row by row if it is a list.
 * @param reply the same as it came: what the gateway adds to it is no fault
 */
export function findMisfits(answer: v.GenericSchema, body: unknown, { body: said, text }: Reply): Fault[] {
  // Where nobody reads what is said, a word is as good.
  if (body === undefined && v.is(answer, undefined) && !isPage(text)) return [];
  if (body === undefined) return [{ kind: 'JSON', text: 'the answer is not JSON' }];
  if (Object.keys(Object(body)).length === 0 && typeof body === 'object' && !v.is(answer, body))
    return [{ kind: 'empty', text: 'the answer is empty' }];
  if (!Array.isArray(body) || !v.is(answer, [])) return misfitsIn(answer, body, said, 'the answer');
  return body.flatMap((row, index) =>
    misfitsIn(answer, [row], [Object(said)[index]], `row ${index + 1}${nameOf(row)}`),
  );
}

function misfitsIn(answer: v.GenericSchema, value: unknown, said: unknown, where: string): Fault[] {
  const issues = v.safeParse(answer, value).issues ?? [];
  return issues
    .filter(issue => issue.input === undefined || isSaid(said, issue))
    .map(issue => {
      const path = v.getDotPath(issue) ?? '';
      const field = Array.isArray(value) ? path.replace(/^0\.?/, '') : path;
      return { kind: `${field} ${issue.expected}`, text: `${where} ${describeIssue(issue, field)}` };
    });
}

const isSaid = (said: unknown, { path }: v.BaseIssue<unknown>): boolean =>
  (path ?? []).reduce<unknown>((inner, { key }) => Object(inner)[key as PropertyKey], said) !== undefined;

function describeIssue(issue: v.BaseIssue<unknown>, field: string): string {
  const { input } = issue;
  if (input === undefined) return `has no ${field}`;
  const value =
    Object(input) === input ? `a JSON ${Array.isArray(input) ? 'list' : 'object'}` : JSON.stringify(input);
  return `${field ? `has the ${field}` : 'is'} ${value.slice(0, VALUE_MAX)} in place of ${wantedBy(issue, field)}`;
}

/** What an issue expects, in plain words. */
function wantedBy({ type, expected, requirement, message }: v.BaseIssue<unknown>, field: string): string {
  // A message of the contract's own.
  if (message.startsWith('must be ')) return message.replace('must be ', '');
  const isId = /(?:^|[._])id$/.test(field);
  const words: Record<string, string> = {
    integer: 'a whole number',
    number: isId ? 'a whole number' : 'a number',
    string: 'a text',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    min_value: `${String(requirement)} or more`,
    max_value: `${String(requirement)} or less`,
  };
  return words[type] ?? expected ?? type;
}

/** In brackets, by what a row says of itself. */
function nameOf(row: unknown): string {
  const { name, country, question } = Object(row);
  const text: unknown = name ?? country ?? question;
  return typeof text === 'string' ? ` (${text})` : '';
}
