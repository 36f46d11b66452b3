import { aboutUsd, type HomePrice, pluralize, usualRange, withArticle } from 'shared-contracts';

/** On the page of a treatment and on that of a treatment in a country. */
export const figuresCopy = {
  nights: (nights: number) => pluralize(nights, 'night'),
  atHome: (source: string | null, price: HomePrice | null, units: string | null) => {
    if (source === null || price === null)
      return 'We know no private price at home from a source, so we compare with none.';
    const { typical, low, high, note } = price;
    const range = low < high ? ` (${usualRange(low, high)})` : '';
    const paid = `Paid privately in ${withArticle(source)}: ${aboutUsd(typical)}${range}${units === null ? '' : ` for ${units}`}.`;
    return note ? `${paid} ${note}` : paid;
  },
  /** What a figure counts, after it. */
  forUnits: (figure: string, units: string | null) => (units === null ? figure : `${figure} for ${units}`),
  /** A part of the total of a trip. */
  treatment: (amount: string) => `treatment ${amount}`,
  explore: (country: string) => `Estimate my trip to ${country}`,
  includes: 'The price usually includes',
  excludes: 'It leaves out',
  indicative: (month: string) => `Indicative${month && `, as of ${month}`}. Not an offer.`,
  notAdvice: 'Not medical advice: talk to a doctor who knows you before you decide.',
} as const;
