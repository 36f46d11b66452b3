import { aboutUsd, pluralize, withArticle } from 'shared-contracts';

/** On the page of a treatment and on that of a treatment in a country. */
export const figuresCopy = {
  nights: (nights: number) => pluralize(nights, 'night'),
  atHome: (source: string | null, price: number | null, units: string | null) =>
    source === null || price === null
      ? 'We know no private price at home from a source, so we compare with none.'
      : `Paid privately in ${withArticle(source)}: ${aboutUsd(price)}${units === null ? '' : ` for ${units}`}.`,
  fromWhere: 'once you choose where you live',
  pending: '…',
  notKnown: 'not known',
  /** What a figure counts, after it. */
  forUnits: (figure: string, units: string | null) => (units === null ? figure : `${figure} for ${units}`),
  /** Of the treatment alone, below the total of a trip. */
  price: (amount: string) => `price ${amount}`,
  explore: (country: string) => `Estimate my trip to ${country}`,
  includes: 'The price usually includes',
  excludes: 'It leaves out',
  indicative: (month: string) => `Indicative, as of ${month}. Not an offer.`,
  notAdvice: 'Not medical advice: talk to a doctor who knows you before you decide.',
} as const;
