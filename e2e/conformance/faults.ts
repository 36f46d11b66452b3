import * as v from 'valibot';

const VALUE_MAX = 40;

/** Something in an answer that does not fit. */
export interface Fault {
  /** The same for rows that have it alike. */
  kind: string;
  /** In a sentence, with row and field. */
  text: string;
}

/** What does not fit in an answer, row by row if it is a list. */
export function findFaults(answer: v.GenericSchema, body: unknown): Fault[] {
  if (body === undefined) return [{ kind: 'JSON', text: 'the answer is not JSON' }];
  if (!Array.isArray(body) || !v.is(answer, [])) return faultsIn(answer, body, 'the answer');
  return body.flatMap((row, index) => faultsIn(answer, [row], `row ${index + 1}${nameOf(row)}`));
}

/** One sentence for each kind: the first, and how many others are like it. */
export const describeFaults = (faults: readonly Fault[]): string[] =>
  [...Map.groupBy(faults, ({ kind }) => kind).values()].map(([first, ...others]) =>
    [first?.text, ...(others.length > 0 ? [`and ${others.length} more like it`] : [])].join(', '),
  );

function faultsIn(answer: v.GenericSchema, value: unknown, where: string): Fault[] {
  return (v.safeParse(answer, value).issues ?? []).map(issue => {
    const path = v.getDotPath(issue) ?? '';
    const field = Array.isArray(value) ? path.replace(/^0\.?/, '') : path;
    return { kind: `${field} ${issue.expected}`, text: `${where} ${describeIssue(issue, field)}` };
  });
}

function describeIssue({ input, expected, type }: v.BaseIssue<unknown>, field: string): string {
  if (input === undefined) return `has no ${field}`;
  const value =
    Object(input) === input ? `a JSON ${Array.isArray(input) ? 'list' : 'object'}` : JSON.stringify(input);
  const wanted = { integer: 'a whole number', array: 'a list' }[type] ?? expected ?? type;
  return `${field ? `has the ${field}` : 'is'} ${value.slice(0, VALUE_MAX)} in place of ${wanted}`;
}

/** In brackets, by what a row says of itself. */
function nameOf(row: unknown): string {
  const { name, country, question } = Object(row);
  const text: unknown = name ?? country ?? question;
  return typeof text === 'string' ? ` (${text})` : '';
}
