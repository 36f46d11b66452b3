import * as v from 'valibot';
import { callMessages } from './call-messages.ts';
import { UsdSchema } from './fields.ts';
import type { Http } from './http.ts';

/** A line that is added later is 0 if the API does not know it: `v.optional(UsdSchema, 0)`. */
const others = { travel: UsdSchema, visa: UsdSchema, accommodation: UsdSchema, food: UsdSchema };

/** The lines of a cost beside the treatment's. */
export const otherLines = Object.keys(others) as (keyof typeof others)[];

/** A cost breakdown (section 3) in whole USD; `total` is the sum of the lines. */
export const CostWireSchema = v.object({ treatment: UsdSchema, ...others, total: UsdSchema });
export type CostBreakdown = v.InferOutput<typeof CostWireSchema>;

/** The amounts of a cost beside the lines that are known, by the API's names for them, e.g. `{ airport_transfer: 120 }`. */
export interface UnknownLines {
  others?: Readonly<Record<string, number>>;
}

/** How far the lines of a cost may be from its total, in USD, since each is rounded. */
const ROUNDING = 4;

/** An answer with a cost that may have further lines: numbers that make up, with the known lines, its total. */
export const withUnknownLines = <E extends v.ObjectEntries>(schema: v.ObjectSchema<E, undefined>) =>
  v.pipe(
    v.looseObject(schema.entries),
    v.transform(answer => {
      const fields = Object.entries<unknown>(answer);
      const known: Record<string, unknown> = Object.fromEntries(
        fields.filter(([name]) => name in schema.entries),
      );
      const lines = ['treatment', ...otherLines].map(line => Number(known[line]));
      const missing = Number(known.total) - sumOf(lines);
      const amounts = fields
        .filter(([name]) => !(name in schema.entries))
        .flatMap(([name, amount]) => (isPart(amount, missing) ? [[name, Math.round(amount)] as const] : []));
      const isWhole = Math.abs(missing - sumOf(amounts.map(([, amount]) => amount))) <= ROUNDING;
      const unknown = isWhole && amounts.length > 0 && { others: Object.fromEntries(amounts) };
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the schema parsed, without what it does not name
      return { ...known, ...unknown } as v.InferOutput<typeof schema> & UnknownLines;
    }),
  );

/** Whether a field may be an amount of so much that is missing, and not an id, a number of nights or a larger total. */
const isPart = (amount: unknown, missing: number): amount is number =>
  typeof amount === 'number' && amount > 0 && missing > ROUNDING && amount <= missing + ROUNDING;

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** `GET /journey/{sessionId}/cost`, as last computed; 409 if never computed. @throws ApiError 'Failed to compute cost' */
export const fetchCost = (http: Http) => (sessionId: number, signal?: AbortSignal) =>
  http({
    path: `journey/${sessionId}/cost`,
    answer: withUnknownLines(CostWireSchema),
    message: callMessages.cost,
    signal,
  });
