import { pluralize, type Treatment } from 'shared-contracts';

/** On the page of a treatment and on that of a treatment in a country. */
export const figuresCopy = {
  nights: (nights: number) => pluralize(nights, 'night'),
  /** What a figure counts, after it. */
  forUnits: (figure: string, units: string | null) => (units === null ? figure : `${figure} for ${units}`),
  /** What one piece costs, where pieces are counted. */
  each: (figure: string, unit: Treatment['unit'] | null) => (unit ? `${figure} per ${unit.one}` : figure),
  /** Without the trip. */
  treatment: (price: string) => `Treatment ${price}`,
  includes: 'The price usually includes',
  excludes: 'It leaves out',
  indicative: (month: string) => `Indicative${month && `, as of ${month}`}. Not an offer.`,
  notAdvice: 'Not medical advice: talk to a doctor who knows you before you decide.',
} as const;
