import { pluralize } from 'shared-contracts';
import { describeTrips } from '../../../../shared/visits.rules.ts';

/** A row that is of one of two totals says of which. @param after when one flies, in words */
const named = (name: string, after: string | undefined) => (after ? `${name}, after ${after}` : name);

export const comparisonCopy = {
  title: 'Compare destinations',
  lead: 'The same trip, with the same people, dates and comforts, elsewhere.',
  legend: (chosen: string, others: number) => `Compare ${chosen} with up to ${others} others`,
  full: (max: number) => `${max} destinations fit side by side. Untick one to choose another.`,
  withoutFlights:
    'Without flights, totals of different countries cannot be compared. Count them in step 5, Food and support.',
  few: 'Tick at least one destination to compare.',
  table: 'Destinations compared',
  chosen: 'Chosen',
  choose: 'Choose',
  chose: (country: string) => `${country} is your destination now. The estimate is for ${country}.`,
  inDollars: (after: string | undefined) => named('In USD', after),
  /** Once for all cells. */
  amountsIn: (sign: string) => `Amounts are in ${sign}, and approximate.`,
  agreed: (nights: number) => `if you fly after ${pluralize(nights, 'night')}`,
  advised: (after: string, by: string) => `if you fly after ${after} (${by})`,
  difference: (after: string | undefined) => named('Difference', after),
  byLater: (after: string) => `Order and bars are those of the flight after ${after}.`,
  bases: 'Prices of the treatment:',
  same: '–',
  stay: 'Typical stay',
  stays: (stays: readonly number[]) =>
    stays.length > 1 ? describeTrips(stays) : pluralize(stays[0] ?? 0, 'night'),
  days: (count: number) => pluralize(count, 'day'),
  flight: 'Flight, one way',
  hours: (count: number) => `about ${count}\u00A0h`,
  visaDays: 'Medical visa',
  languages: 'Languages',
  range: (after: string | undefined) => named('Range', after),
  home: 'At home, private',
  homeNote: (note: string | null = null) =>
    `The price at home is for the treatment alone, paid privately.${note === null ? '' : ` ${note}`}`,
  visaFee: 'Visa fee a person',
  noFee: 'none',
  unknown: 'not known',
  switch: 'Destination',
  loading: 'Working out the other destinations …',
  failed: 'The other destinations could not be worked out.',
  none: 'No other destination is offered for this treatment.',
} as const;
