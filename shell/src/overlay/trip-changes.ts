import type { TripData } from 'shared-contracts';

/** One field of the trip that has another value than before. */
export interface TripChange {
  field: string;
  before: unknown;
  after: unknown;
}

/** Fields that differ, in the trip's order. */
export const changesBetween = (before: TripData, after: TripData): TripChange[] =>
  Object.entries(after)
    .map(([field, value]) => ({ field, before: before[field as keyof TripData], after: value }))
    .filter(change => JSON.stringify(change.before) !== JSON.stringify(change.after));
