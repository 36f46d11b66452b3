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

/**
 * What an answer says by its call's schema. Rows of lists that do not fit are reported and left out, unless all are.
 * @throws ApiError if what is left does not fit
 */
export function parseAnswer<S extends v.GenericSchema>(
  { answer, message, path }: Call<S>,
  received: unknown,
  onMisfit?: ApiOptions['onMisfit'],
): v.InferOutput<S> {
  let parsed = v.safeParse(answer, received);
  if (!parsed.success) {
    const misfits = parsed.issues.filter(issue => rowPathOf(issue).length > 0);
    for (const issue of misfits) onMisfit?.(`${path}: ${v.getDotPath(issue)}: ${issue.message}`);
    if (misfits.length > 0) parsed = v.safeParse(answer, leaveOut(received, misfits.map(rowPathOf)));
  }
  if (parsed.success) return parsed.output;
  throw new ApiError(message, { code: 'invalid-answer', cause: new v.ValiError(parsed.issues) });
}
