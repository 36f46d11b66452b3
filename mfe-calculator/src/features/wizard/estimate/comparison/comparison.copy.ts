import { pluralize } from 'shared-contracts';
import { describeTrips } from '../../../../shared/visits.rules.ts';

export const comparisonCopy = {
  title: 'Compare destinations',
  lead: 'The same trip, with the same people, dates and comforts, elsewhere.',
  legend: (chosen: string, others: number) => `Compare ${chosen} with up to ${others} others`,
  full: (max: number) => `${max} destinations fit side by side. Untick one to choose another.`,
  withoutFlights:
    'Without flights, totals of different countries cannot be compared. Count them in step 5, Food and support.',
  few: 'Tick at least one destination to compare.',
  table: 'Destinations compared',
  chosen: 'Your choice',
  choose: 'Choose',
  chose: (country: string) => `${country} is your destination now. The estimate is for ${country}.`,
  inDollars: 'Total in USD',
  /** Once for all cells. */
  amountsIn: (sign: string) => `Amounts are in ${sign}, and approximate.`,
  agreed: (nights: number) => `if you fly after ${pluralize(nights, 'night')}`,
  advised: (after: string, by: string) => `Total if you fly after ${after} (${by})`,
  difference: 'Difference',
  same: '–',
  stay: 'Typical stay',
  stays: (stays: readonly number[]) =>
    stays.length > 1 ? describeTrips(stays) : pluralize(stays[0] ?? 0, 'day'),
  days: (count: number) => pluralize(count, 'day'),
  flight: 'Flight, one way',
  hours: (count: number) => `about ${count}\u00A0h`,
  visaDays: 'Medical visa',
  languages: 'Languages',
  range: 'Range',
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
