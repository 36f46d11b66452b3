import * as v from 'valibot';
import { ApiError } from './api-error.ts';
import type { ApiOptions, Call } from './call.ts';

/** The path to the innermost row that an issue is in. A list of numbers or texts has no rows: it is one value. */
function rowPathOf({ path = [] }: { path?: readonly v.IssuePathItem[] | undefined }): PropertyKey[] {
  const depth = path.findLastIndex(({ type, value }) => type === 'array' && typeof value === 'object');
  return path.slice(0, depth + 1).map(({ key }) => key as PropertyKey);
}

/** A copy of a value without what is at these paths, and without a list of which nothing is left. */
function leaveOut(value: unknown, paths: readonly (readonly PropertyKey[])[]): unknown {
  if (paths.length === 0) return value;
  const below = (key: PropertyKey) => paths.flatMap(([first, ...rest]) => (first === key ? [rest] : []));
  const kept = Object.entries(value as object).flatMap(([key, inner]: [string, unknown]) => {
    const inside = below(Array.isArray(value) ? Number(key) : key);
    return inside.some(({ length }) => length === 0) ? [] : [[key, leaveOut(inner, inside)] as const];
  });
  if (!Array.isArray(value)) return Object.fromEntries(kept);
  return kept.length > 0 ? kept.map(([, row]) => row) : undefined;
}

/** A number as database drivers send one of many digits. */
const DECIMAL = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/;

/** A copy of a value with numbers in place of texts, where the schema wants numbers and the texts are some. */
function readDecimals(value: unknown, issues: readonly v.BaseIssue<unknown>[]): unknown {
  const copy: unknown = structuredClone(value);
  for (const { type, input, path = [] } of issues) {
    if (type !== 'number' || typeof input !== 'string' || !DECIMAL.test(input)) continue;
    const keys = path.map(({ key }) => key as PropertyKey);
    const last = keys.pop();
    const parent = keys.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown>)[key], copy);
    if (last !== undefined) (parent as Record<PropertyKey, unknown>)[last] = Number(input);
  }
  return copy;
}

/**
 * What an answer says by its call's schema, where decimals may be text. Rows of lists that do not fit are reported and left out, unless all are.
 * @throws ApiError if what is left does not fit
 */
export function parseAnswer<S extends v.GenericSchema>(
  { answer, message, path }: Call<S>,
  received: unknown,
  onMisfit?: ApiOptions['onMisfit'],
): v.InferOutput<S> {
  let parsed = v.safeParse(answer, received);
  if (!parsed.success) {
    const read = readDecimals(received, parsed.issues);
    parsed = v.safeParse(answer, read);
    if (parsed.success) return parsed.output;
    const misfits = parsed.issues.filter(issue => rowPathOf(issue).length > 0);
    for (const issue of misfits) onMisfit?.(`${path}: ${v.getDotPath(issue)}: ${issue.message}`);
    if (misfits.length > 0) parsed = v.safeParse(answer, leaveOut(read, misfits.map(rowPathOf)));
  }
  if (parsed.success) return parsed.output;
  throw new ApiError(message, { code: 'invalid-answer', cause: new v.ValiError(parsed.issues) });
}
