import { pluralize, usd } from 'shared-contracts';

/** On the page of a treatment and on that of a treatment in a country. */
export const figuresCopy = {
  nights: (nights: number) => pluralize(nights, 'night'),
  atHome: (price: number | null, units: string | null) => {
    if (price === null) return 'We know no price at home to compare with.';
    return units === null
      ? `At home the treatment costs ${usd(price)}.`
      : `At home ${units} cost ${usd(price)}.`;
  },
  /** What a figure counts, after it. */
  forUnits: (figure: string, units: string | null) => (units === null ? figure : `${figure} for ${units}`),
  explore: (country: string) => `Estimate my trip to ${country}`,
  includes: 'The price usually includes',
  excludes: 'It leaves out',
  indicative: (month: string) => `Indicative, as of ${month}. Not an offer.`,
  notAdvice: 'Not medical advice: talk to a doctor who knows you before you decide.',
} as const;
