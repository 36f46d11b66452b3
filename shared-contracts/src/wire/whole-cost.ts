import { costLines } from '../api/cost.ts';

type Row = Readonly<Record<string, unknown>>;

/** How far the lines of a cost may be from its total, in USD, since each may be rounded. */
const ROUNDING = 4;
/** Amounts among which those that make up a total are looked for. */
const AMOUNTS_MAX = 10;
/** Names of numbers that are no amounts. */
const COUNT =
  /(?:^|_)(?:nights|days|people|persons|patients|travell?ers|companions|rooms|units|visits|rate|version|count|id|at)$/;

/**
 * A cost whose lines add up to its total, e.g. `{ …, others: { airport_transfer: 120 } }`: numbers of the answer besides the
 * lines that are known, which make up the total with them; what none of them explains is a line of its own. A line that is
 * not there counts nothing. Lines that are rounded one by one add up: the total is their sum. A total of nothing beside lines,
 * or in another currency, becomes a text that says so, which fits no schema.
 * @param known names of the answer's fields, none of which is a line
 * @param needsTreatment a cost without the treatment's line is none
 * @returns the same row if nothing of it changes, or if it is not a cost
 */
export function wholeCost(row: Row, known: readonly string[], needsTreatment = true): Row {
  const total = numberOf(row.total);
  const lines = costLines.map(line => [line, numberOf(row[line] ?? 0)] as const);
  if ([total, ...lines.map(([, amount]) => amount)].some(Number.isNaN)) return row;
  const missing = lines.reduce((rest, [, amount]) => rest - Math.round(amount), total);
  const isWithoutTreatment = (row.treatment ?? null) === null;
  if (isWithoutTreatment && (needsTreatment || missing === total || Math.abs(missing) > ROUNDING)) return row;
  if (total <= 0 && missing < 0) return { ...row, total: `${total} for lines of ${total - missing}` };
  // A row of a home country may name the currency there.
  if (row.source === undefined && isOtherCurrency(row.currency))
    return { ...row, total: `${total} ${row.currency.slice(0, 10)}` };
  const others = Math.abs(missing) > ROUNDING ? explain(row, missing, known) : {};
  const changes = {
    ...Object.fromEntries(lines.filter(([line]) => (row[line] ?? null) === null)),
    ...(Object.keys(others).length > 0 && { others }),
  };
  const { others: received, ...rest } = row;
  // An amount that the API calls so is one of those that are looked for.
  const isOwn = received === undefined || isRow(received);
  const sum = Object.values(others).reduce((left, amount) => left - amount, missing);
  if (isOwn && sum === 0 && Object.keys(changes).length === 0) return row;
  return { ...(isOwn ? row : rest), ...changes, total: total - sum };
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

const DOLLARS = /^(?:usd?\s*\$?|\$|us[\s-]?dollars?)$/i;
const isOtherCurrency = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && !DOLLARS.test(value.trim());

/** NaN for what is neither a number nor the text of one. */
const numberOf = (value: unknown): number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? Number(value) : Number.NaN;

const isCount = (name: string): boolean =>
  COUNT.test(name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`));

/** The lines that make up what is missing; those that were found before, if they do. */
function explain(row: Row, missing: number, known: readonly string[]): Record<string, number> {
  const found = Object.entries(isRow(row.others) ? row.others : {}).map(
    ([name, value]) => [name, Math.round(numberOf(value))] as const,
  );
  if (Math.abs(found.reduce((left, [, amount]) => left - amount, missing)) <= ROUNDING)
    return Object.fromEntries(found);
  const fields = new Set<string>([...costLines, 'total', ...known]);
  const amounts = Object.entries(row).flatMap(([name, value]): [string, number][] => {
    const amount = isCount(name) || fields.has(name) ? 0 : Math.round(numberOf(value));
    return amount ? [[name, amount]] : [];
  });
  const named = partsOf(amounts.slice(0, AMOUNTS_MAX), missing);
  const unnamed = [[missing > 0 ? 'other_costs' : 'reduction', Math.round(missing)] as const];
  return Object.fromEntries(named.length > 0 ? named : unnamed);
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
