/** What a day of a typical trip is for. */
export type TripPhaseKind = 'arrive' | 'tests' | 'treatment' | 'hospital' | 'rest' | 'check' | 'flight';

/** Consecutive days of a trip with one purpose; both are counted from 1, the day of arrival. */
export interface TripPhase {
  kind: TripPhaseKind;
  from: number;
  to: number;
}

/** Categories that are usually treated without a night in hospital. */
const DAY_CASES = new Set(['Dental', 'Fertility', 'Opthalmology']);
/** The longest stay for which a day each for arrival, tests, treatment and check is all there is. */
const SHORT_NIGHTS = 4;
/** Part of the nights that are spent in hospital after an operation. */
const HOSPITAL_SHARE = 0.25;

/** How many days each purpose takes before the flight, in their order. */
function daysBeforeFlight(nights: number, category: string): [TripPhaseKind, number][] {
  if (nights < SHORT_NIGHTS)
    return [
      ['arrive', nights > 1 ? 1 : 0],
      ['treatment', 1],
      ['check', nights > 2 ? 1 : 0],
    ];
  const others = nights - SHORT_NIGHTS;
  const hospital = others === 0 || DAY_CASES.has(category) ? 0 : Math.round(nights * HOSPITAL_SHARE);
  return [
    ['arrive', 1],
    ['tests', 1],
    ['treatment', 1],
    ['hospital', hospital],
    ['rest', others - hospital],
    ['check', 1],
  ];
}

/**
 * The days of a typical trip, drawn from its nights alone: each day is in exactly one phase, and the last is the flight
 * home. What really happens when is the surgeon's to decide, so it stands beside words that say so.
 * @param nights at least 1
 * @param category as the API spells it
 */
export function tripDays(nights: number, category: string): TripPhase[] {
  const phases: TripPhase[] = [];
  let day = 1;
  for (const [kind, days] of [...daysBeforeFlight(nights, category), ['flight', 1] as const]) {
    if (days === 0) continue;
    phases.push({ kind, from: day, to: day + days - 1 });
    day += days;
  }
  return phases;
}
