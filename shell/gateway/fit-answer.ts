import * as v from 'valibot';

/** An answer in the form of a schema. */
export interface FittedAnswer {
  value: unknown;
  /** Rows of it that did not fit. */
  leftOut: number;
  /** Rows with fields that did not fit and need not be there. */
  spared?: number;
  /** Why the first of these did not fit: its path, and what is wrong there. */
  reason?: { path: string; message: string };
}

/** Makes whole what an API may leave out. */
type Fill = (value: unknown) => unknown;

/** Fields of a row that say less, and nothing untrue, where they are missing. */
const SPARED = new Set<PropertyKey>([
  'order',
  'description',
  'image_text',
  'body_location',
  'min_treatement_days',
  'stay_days',
  'base_cost',
  'baseprice',
  'price_low',
  'price_high',
  'as_of',
]);

type Issue = Pick<v.BaseIssue<unknown>, 'path' | 'type'>;

const keysOf = ({ path }: Issue): PropertyKey[] => (path ?? []).map(({ key }) => key as PropertyKey);

/** The path to the innermost row that an issue is in. A list of numbers or texts has no rows: it is one value. */
function rowPathOf(issue: Issue): PropertyKey[] {
  const path: readonly v.IssuePathItem[] = issue.path ?? [];
  const depth = path.findLastIndex(
    ({ type, value }, index) =>
      type === 'array' &&
      (typeof value === 'object' || (index === path.length - 1 && issue.type.endsWith('object'))),
  );
  return keysOf(issue).slice(0, depth + 1);
}

/** One end of a range says something untrue without the other. */
const RANGE: readonly PropertyKey[] = ['price_low', 'price_high'];

/** The paths to the field of a row that an issue is in, and to what goes with it, where a row may lack it. */
function sparedPathsOf(issue: Issue): PropertyKey[][] {
  const { length } = rowPathOf(issue);
  const keys = keysOf(issue);
  const field = keys[length];
  if (length === 0 || field === undefined || !SPARED.has(field)) return [];
  return (RANGE.includes(field) ? RANGE : [field]).map(name => keys.slice(0, length).concat(name));
}

const unique = (paths: readonly PropertyKey[][]): PropertyKey[][] => [
  ...new Map(paths.map(path => [JSON.stringify(path), path])).values(),
];

/** A copy of a value without what is at these paths, and without a list of which nothing is left. */
function leaveOut(value: unknown, paths: readonly (readonly PropertyKey[])[]): unknown {
  if (paths.length === 0) return value;
  const byKey = Map.groupBy(paths, ([first]) => first);
  const kept = Object.entries(value as object).flatMap(([key, inner]: [string, unknown]) => {
    const inside = byKey.get(Array.isArray(value) ? Number(key) : key)?.map(([, ...rest]) => rest) ?? [];
    return inside.some(({ length }) => length === 0) ? [] : [[key, leaveOut(inner, inside)] as const];
  });
  if (!Array.isArray(value)) return Object.fromEntries(kept);
  return kept.length > 0 ? kept.map(([, row]) => row) : undefined;
}

/** Whether a text is a page, such as a proxy's, which says nothing of what was stored. */
export const isPage = (text: string): boolean => /^\s*</.test(text);

/** A number as database drivers send one of many digits. */
const DECIMAL = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/;

/** An answer as the schema says it, where the API says the same in another way: decimals as text, and null or an empty text for what it lacks. */
export function readPlain(schema: v.GenericSchema, received: unknown): unknown {
  const { success, issues } = v.safeParse(schema, received);
  return success ? received : inPlainWords(received, issues);
}

function inPlainWords(value: unknown, issues: readonly v.BaseIssue<unknown>[]): unknown {
  const copy: unknown = structuredClone(value);
  for (const { type, input, path = [] } of issues) {
    const keys = path.map(({ key }) => key as PropertyKey);
    const last = keys.pop();
    if (last === undefined) continue;
    const parent = keys.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown>)[key], copy);
    const fields = parent as Record<PropertyKey, unknown>;
    if ((input === null || input === '') && !Array.isArray(parent)) delete fields[last];
    else if (type === 'number' && typeof input === 'string' && DECIMAL.test(input))
      fields[last] = Number(input);
  }
  return copy;
}

/**
 * An answer as the API sent it, made whole, with numbers in place of decimals as text, without fields that do not fit and need
 * not be there, and without rows of lists that do not fit.
 * @returns why there is nothing to use: something else does not fit, or no row of a list is left
 */
export function fitAnswer(
  schema: v.GenericSchema,
  received: unknown,
  fill: Fill = value => value,
): FittedAnswer | string {
  const filled = fill(received);
  const first = v.safeParse(schema, filled);
  if (first.success) return { value: filled, leftOut: 0 };
  const read = fill(inPlainWords(filled, first.issues));
  const second = v.safeParse(schema, read);
  if (second.success) return { value: read, leftOut: 0 };
  const misfits = second.issues.filter(issue => rowPathOf(issue).length > 0);
  const [issue] = misfits;
  if (!issue) return describe(second.issues[0]);
  const fields = unique(misfits.flatMap(sparedPathsOf));
  const spared = fill(leaveOut(read, fields));
  const rows = unique(
    (v.safeParse(schema, spared).issues ?? []).map(rowPathOf).filter(({ length }) => length),
  );
  const rest = leaveOut(spared, rows);
  if (!v.safeParse(schema, rest).success) return describe(issue);
  const reason = { path: v.getDotPath(issue) ?? '', message: issue.message };
  return {
    value: rest,
    leftOut: rows.length,
    ...(fields.length > 0 && { spared: unique(fields.map(path => path.slice(0, -1))).length }),
    reason,
  };
}

const describe = (issue: v.BaseIssue<unknown>): string =>
  [v.getDotPath(issue), issue.message].filter(Boolean).join(': ');
