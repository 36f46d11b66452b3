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

/**
 * The amounts of a cost beside the lines that are known, by the API's names for them, e.g. `{ airport_transfer: 120 }`; a
 * discount is less than 0.
 */
export interface UnknownLines {
  others?: Readonly<Record<string, number>> | undefined;
}

/**
 * An answer with a cost that may have further lines: numbers that make up, with the known ones, its total; what none of them
 * explains is a line of its own. Lines that are rounded one by one add up: the total is their sum.
 */
export const withUnknownLines = <E extends v.ObjectEntries>({ entries }: v.ObjectSchema<E, undefined>) =>
  v.pipe(
    v.looseObject(entries),
    v.transform(answer => ({ ...answer, ...addUp(answer, entries) })),
    v.object({ ...entries, others: v.optional(v.record(v.string(), v.number())) }),
  );

/** How far the lines of a cost may be from its total, in USD, since each may be rounded. */
const ROUNDING = 4;
/** Amounts among which those that make up a total are looked for. */
const AMOUNTS_MAX = 10;

function addUp(
  answer: Record<string, unknown>,
  known: v.ObjectEntries,
): UnknownLines & Pick<CostBreakdown, 'total'> {
  const total = Number(answer.total);
  const missing = ['treatment', ...otherLines].reduce((rest, line) => rest - Number(answer[line]), total);
  if (Math.abs(missing) <= ROUNDING) return { total: total - missing };
  const amounts = Object.entries(answer).flatMap(([name, value]): [string, number][] => {
    const amount = typeof value === 'boolean' || name.endsWith('_id') ? 0 : Math.round(Number(value));
    return amount && !(name in known) ? [[name, amount]] : [];
  });
  const named = partsOf(amounts.slice(0, AMOUNTS_MAX), missing);
  const unnamed = [[missing > 0 ? 'other_costs' : 'reduction', Math.round(missing)] as const];
  const parts = named.length > 0 ? named : unnamed;
  const rest = parts.reduce((left, [, amount]) => left - amount, missing);
  return { others: Object.fromEntries(parts), total: total - rest };
}

/** Of these amounts those that come to a sum, within rounding: a number of rooms or the end of a range is hardly one of them. */
function partsOf(amounts: readonly [string, number][], sum: number): [string, number][] {
  const choices: [string, number][][] = [[]];
  for (const amount of amounts) choices.push(...choices.map(chosen => [...chosen, amount]));
  const awayOf = (chosen: readonly [string, number][]) =>
    Math.abs(chosen.reduce((left, [, amount]) => left - amount, sum));
  const [best = []] = choices
    .filter(chosen => awayOf(chosen) <= ROUNDING)
    .sort((one, other) => awayOf(one) - awayOf(other));
  return best;
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
