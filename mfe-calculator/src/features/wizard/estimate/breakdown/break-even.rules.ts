import { bounds, type CostBreakdown, compareWithHome, type TripData } from 'shared-contracts';

/** A trip's cost with what it is for, and the treatment at home for the same units and patients, in USD. */
export interface BreakEvenInput {
  cost: CostBreakdown;
  home: number;
  trip: Pick<TripData, 'patients' | 'companions'>;
  /** Of each patient; null where none are counted. */
  units: { count: number; max: number } | null;
}

/** Where the comparison with home turns. */
export interface BreakEven {
  /** The fewest units with which the trip is less than at home; null if one is enough, or none is, or none are counted. */
  units: number | null;
  /** The most companions with which it is; null if all may come along, or even nobody is too many. */
  companions: number | null;
}

const isLess = (total: number, home: number): boolean => compareWithHome(total, home).isLess;

/**
 * Where units and companions decide whether the whole trip is less than the treatment at home (law 7). Prices of a unit and
 * of a traveler follow from the lines, as the cost rule adds them up (section 10.4).
 */
export function breakEven({ cost, home, trip, units }: BreakEvenInput): BreakEven {
  const others = cost.total - cost.treatment;
  const fewest =
    units &&
    numbers(1, units.max).find(count =>
      isLess((cost.treatment * count) / units.count + others, (home * count) / units.count),
    );
  const most = numbers(0, bounds.companions.max).findLast(count =>
    isLess(cost.treatment + othersFor(cost, trip.patients + trip.companions, trip.patients + count), home),
  );
  return {
    units: fewest && fewest > 1 ? fewest : null,
    companions: most === undefined || most === bounds.companions.max ? null : most,
  };
}

const numbers = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** All lines but the treatment, for another number of travelers. */
function othersFor({ travel, visa, food, accommodation }: CostBreakdown, now: number, then: number): number {
  return ((travel + visa + food) * then) / now + (accommodation * Math.ceil(then / 2)) / Math.ceil(now / 2);
}
