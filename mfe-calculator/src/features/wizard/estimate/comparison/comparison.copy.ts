import { pluralize } from 'shared-contracts';
import { describeTrips } from '../../../../shared/visits.rules.ts';

export const comparisonCopy = {
  title: 'Compare destinations',
  lead: 'The same trip elsewhere.',
  legend: (chosen: string, others: number) => `Compare ${chosen} with up to ${others} others`,
  full: (max: number) => `${max} destinations fit side by side. Untick one to choose another.`,
  withoutFlights: 'Without flights, totals of different countries cannot be compared. Count them in step 5.',
  few: 'Tick at least one destination to compare.',
  table: 'Destinations compared',
  chosen: 'Chosen',
  choose: 'Choose',
  chose: (country: string) => `${country} is your destination now. The estimate is for ${country}.`,
  inDollars: 'In USD',
  /** Once for all cells. */
  amountsIn: (sign: string) => `Amounts are in ${sign}, and approximate.`,
  difference: 'Difference',
  /** After the name of a row of one of two totals. */
  after: (time: string) => `, after ${time}`,
  bases: 'Treatment prices:',
  same: '–',
  stay: 'Typical stay',
  stays: (stays: readonly number[]) =>
    stays.length > 1 ? describeTrips(stays) : pluralize(stays[0] ?? 0, 'night'),
  days: (count: number) => pluralize(count, 'day'),
  flight: 'Flight, one way',
  hours: (count: number) => `about ${count}\u00A0h`,
  visaDays: 'Medical visa',
  languages: 'Languages',
  range: 'Range',
  home: 'At home, private',
  homeNote: (note: string | null = null) =>
    `The price at home is for the treatment alone.${note === null ? '' : ` ${note}`}`,
  visaFee: 'Visa fee a person',
  noFee: 'none',
  unknown: 'not known',
  switch: 'Destination',
  loading: 'Working out the other destinations …',
  failed: 'The other destinations could not be worked out.',
  none: 'No other destination is offered for this treatment.',
} as const;
