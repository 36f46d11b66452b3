import {
  bounds,
  type CostBreakdown,
  compareTotals,
  type HomePrice,
  type Options,
  type RangedTotal,
  type TripData,
  type UnknownLines,
} from 'shared-contracts';
import { type CostLine, costLines, lineNames } from '../../../../shared/cost-lines.ts';

/** A trip's cost with what it is for, and the treatment at home for the same units and patients, in USD. */
export interface BreakEvenInput {
  cost: CostBreakdown & UnknownLines & RangedTotal;
  home: HomePrice;
  /** How far the lines but the treatment's may lie from what is typical. */
  bands: Options['bands'];
  trip: Pick<TripData, 'patients' | 'companions'>;
  /** Of each patient; null where none are counted. */
  units: { count: number; max: number } | null;
}

/** Where the comparison with home turns. */
export interface BreakEven {
  /** From how many units on the trip is surely less than at home; null if it always is, or never, or none are counted. */
  units: number | null;
  /** Up to how many companions it is; null if all may come along, or even nobody is too many. */
  companions: number | null;
}

type OtherLine = Exclude<CostLine, 'treatment'>;
type OtherLines = Record<OtherLine, number>;

const otherLines = lineNames.filter(line => line !== 'treatment');

/**
 * Where units and companions decide whether the whole trip is surely less than the treatment at home (law 7). Prices of a
 * unit and of a traveler follow from the lines, as the cost rule adds them up (section 10.4).
 */
export function breakEven({ cost, home, bands, trip, units }: BreakEvenInput): BreakEven {
  // Nothing is sure under a condition, or of lines that are not known.
  if (home.condition || cost.others) return { units: null, companions: null };
  const others = rangeOf(cost, bands);
  const treatment = combine(cost, others, (total, part) => total - part);
  const atHome = { ...home, total: home.typical };
  const isLess = (rest: RangedTotal, count = 1, of = 1) =>
    compareTotals(
      combine(treatment, rest, (price, part) => (price * count) / of + part),
      combine(atHome, atHome, price => (price * count) / of),
    ).isLess;
  const tooFew = units && numbers(1, units.max).findLast(count => !isLess(others, count, units.count));
  const tooMany = numbers(0, bounds.companions.max).find(count => {
    const lines = othersFor(cost, trip.patients + trip.companions, trip.patients + count);
    return !isLess(rangeOf(lines, bands));
  });
  return {
    units: units && tooFew && tooFew < units.max ? tooFew + 1 : null,
    companions: tooMany ? tooMany - 1 : null,
  };
}

const numbers = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const combine = (
  one: RangedTotal,
  other: RangedTotal,
  by: (one: number, other: number) => number,
): RangedTotal => ({
  total: by(one.total, other.total),
  low: by(one.low, other.low),
  high: by(one.high, other.high),
});

/** All lines but the treatment's together, each rounded as the API rounds it. */
function rangeOf(lines: OtherLines, bands: Options['bands']): RangedTotal {
  const factors = Object.fromEntries(bands.map(band => [band.line, band]));
  const at = (bound: 'low' | 'high' | null) =>
    otherLines
      .map(line => Math.round(lines[line] * ((bound && factors[line]?.[bound]) ?? 1)))
      .reduce((sum, amount) => sum + amount, 0);
  return { total: at(null), low: at('low'), high: at('high') };
}

/** The lines for another number of travelers. */
const othersFor = (lines: OtherLines, now: number, then: number): OtherLines =>
  Object.fromEntries(
    otherLines.map(line => {
      const { payers } = costLines[line];
      return [line, (lines[line] * payers(then)) / payers(now)];
    }),
  ) as OtherLines;
