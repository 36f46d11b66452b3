/** Consecutive days of a trip with one purpose; both are counted from 1, the day of arrival. */
export interface TripPhase {
  kind: 'arrive' | 'treatment' | 'flight';
  from: number;
  to: number;
}

/**
 * The days of a trip, drawn only from its nights: each day is in exactly one phase, and the last is the flight home.
 * The treatment's phase is the whole stay: on which of its days the treatment is, and how many are spent in hospital,
 * nobody knows before the surgeon says so.
 * @param nights at least 1
 */
export function tripDays(nights: number): TripPhase[] {
  const flight = { kind: 'flight', from: nights + 1, to: nights + 1 } as const;
  if (nights === 1) return [{ kind: 'treatment', from: 1, to: 1 }, flight];
  return [{ kind: 'arrive', from: 1, to: 1 }, { kind: 'treatment', from: 2, to: nights }, flight];
}
