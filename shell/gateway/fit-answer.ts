import * as v from 'valibot';

/** An answer in the form of a schema. */
export interface FittedAnswer {
  value: unknown;
  /** Rows of it that did not fit. */
  leftOut: number;
  /** Why the first of them did not: its path, and what is wrong there. */
  reason?: { path: string; message: string };
}

/** The path to the innermost row that an issue is in. A list of numbers or texts has no rows: it is one value. */
function rowPathOf({ path = [] }: { path?: readonly v.IssuePathItem[] | undefined }): PropertyKey[] {
  const depth = path.findLastIndex(({ type, value }) => type === 'array' && typeof value === 'object');
  return path.slice(0, depth + 1).map(({ key }) => key as PropertyKey);
}

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

/** An answer as the schema says it, where the API says the same in another way: decimals as text, and null for what it lacks. */
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
    if (input === null && !Array.isArray(parent)) delete fields[last];
    else if (type === 'number' && typeof input === 'string' && DECIMAL.test(input))
      fields[last] = Number(input);
  }
  return copy;
}

/**
 * An answer as the API sent it, with numbers in place of decimals as text, without fields that are null and need not be, and
 * without rows of lists that do not fit.
 * @returns why there is nothing to use: something else does not fit, or no row of a list is left
 */
export function fitAnswer(schema: v.GenericSchema, received: unknown): FittedAnswer | string {
  const first = v.safeParse(schema, received);
  if (first.success) return { value: received, leftOut: 0 };
  const read = inPlainWords(received, first.issues);
  const second = v.safeParse(schema, read);
  if (second.success) return { value: read, leftOut: 0 };
  const misfits = second.issues.filter(issue => rowPathOf(issue).length > 0);
  const rows = new Map(misfits.map(rowPathOf).map(path => [JSON.stringify(path), path]));
  const rest = leaveOut(read, [...rows.values()]);
  const [issue] = misfits;
  if (!issue) return describe(second.issues[0]);
  const third = v.safeParse(schema, rest);
  if (!third.success) return describe(issue);
  const reason = { path: v.getDotPath(issue) ?? '', message: issue.message };
  return { value: rest, leftOut: rows.size, reason };
}

const describe = (issue: v.BaseIssue<unknown>): string =>
  [v.getDotPath(issue), issue.message].filter(Boolean).join(': ');
