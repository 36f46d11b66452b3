import * as v from 'valibot';
import type { Http } from './call.ts';
import { callMessages } from './call-messages.ts';
import { UsdSchema } from './fields.ts';

/** A line that is added later is 0 where the API does not know it (`wholeAnswer`). */
const others = { travel: UsdSchema, visa: UsdSchema, accommodation: UsdSchema, food: UsdSchema };

/** The lines of a cost beside the treatment's. */
export const otherLines = Object.keys(others) as (keyof typeof others)[];

/** A cost breakdown (section 3) in whole USD; `total` is the sum of the lines. */
export const CostWireSchema = v.object({ treatment: UsdSchema, ...others, total: UsdSchema });
export type CostBreakdown = v.InferOutput<typeof CostWireSchema>;

/** The amounts of a cost beside the lines that are known, by the API's names for them, e.g. `{ airport_transfer: 120 }`. */
export interface UnknownLines {
  others?: Readonly<Record<string, number>> | undefined;
}

/**
 * An answer with a cost that may have further lines: numbers that make up, with the known ones, its total. Lines that are
 * rounded one by one add up: the total is their sum.
 */
export const withUnknownLines = <E extends v.ObjectEntries>({ entries }: v.ObjectSchema<E, undefined>) =>
  v.pipe(
    v.looseObject(entries),
    v.transform(answer => ({ ...answer, ...addUp(answer, entries) })),
    v.object({ ...entries, others: v.optional(v.record(v.string(), UsdSchema)) }),
  );

/** How far the lines of a cost may be from its total, in USD, since each may be rounded. */
const ROUNDING = 4;

function addUp(
  answer: Record<string, unknown>,
  known: v.ObjectEntries,
): (UnknownLines & Pick<CostBreakdown, 'total'>) | null {
  const total = Number(answer.total);
  const missing = ['treatment', ...otherLines].reduce((rest, line) => rest - Number(answer[line]), total);
  if (Math.abs(missing) <= ROUNDING) return { total: total - missing };
  // An id, or the upper end of a range, is more than what is missing.
  const parts = Object.entries(answer).flatMap(([name, value]): [string, number][] => {
    const amount = Math.round(Number(value));
    return !(name in known) && amount > 0 && amount <= missing + ROUNDING ? [[name, amount]] : [];
  });
  const rest = parts.reduce((left, [, amount]) => left - amount, missing);
  const isWhole = missing > 0 && Math.abs(rest) <= ROUNDING;
  return isWhole ? { others: Object.fromEntries(parts), total: total - rest } : null;
}

/** Answer of `GET /journey/{sessionId}/cost`. */
export const CostAnswerSchema = withUnknownLines(CostWireSchema);

/** `GET /journey/{sessionId}/cost`, as last computed; 409 if never computed. @throws ApiError 'Failed to compute cost' */
export const fetchCost = (http: Http) => (sessionId: number, signal?: AbortSignal) =>
  http({
    path: `journey/${sessionId}/cost`,
    answer: CostAnswerSchema,
    message: callMessages.cost,
    signal,
  });
