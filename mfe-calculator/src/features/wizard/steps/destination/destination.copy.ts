import { forUnit, joinWords, pluralize, totalScope, withArticle } from 'shared-contracts';
import { type CostLine, costLines } from '../../../../shared/cost-lines.ts';
import type { Route } from '../../../../shared/route.rules.ts';

export const destinationCopy = {
  title: 'Where from and where to',
  missing: {
    source: { text: 'choose the country you travel from', field: 'source' },
    destination: { text: 'choose a destination', field: 'destination' },
  },
  source: 'Where do you travel from?',
  chooseSource: 'Choose',
  guessed: 'Guessed from your connection: please check.',
  destination: 'Where would you like to be treated?',
  treatmentPart: (price: string, units: string | null, leftOut: readonly string[]) =>
    `treatment ${units ? `${units} ` : ''}${price}${leftOut.length > 0 ? `; ${totalScope(leftOut).toLowerCase()}` : ''}`,
  /** Says once for all cards when each of their two totals holds. */
  twoTotals:
    'Two totals a country: fly after the stay, if your surgeon and airline agree, or when guidelines let you. “Less” and “more”: against private care at home.',
  /** Says once for all cards what their prices are, until they have totals. */
  alone: (unit: string) => `Typical prices of the treatment alone${unit && `, ${forUnit(unit)}`}.`,
  /** @param leftOut what the totals leave out */
  allIn: (
    units: string | null,
    travelers: number,
    stays: string,
    lines: readonly CostLine[],
    leftOut: readonly string[],
    isListed: boolean,
  ) =>
    [
      `The whole trip${units ? ` ${units}` : ''}, ${pluralize(travelers, 'traveller')}, ${stays}: ${joinWords(lines.map(line => costLines[line].short))}.`,
      ...(leftOut.length > 0 ? [`${totalScope(leftOut)}.`] : []),
      ...(isListed ? [] : ['Your country is not listed.']),
    ].join(' '),
  asOf: (month: string) => `Indicative${month && `, as of ${month}`}.`,
  none: 'No destinations are offered for this treatment at the moment.',
  askForQuote: 'Ask for a quote instead',
  ownCountry: 'your own country: no travel, no visa',
  unmatched: (wanted: string, shown: string) =>
    `${wanted} is not offered for this treatment; ${shown} is shown instead.`,
  places: {
    unlisted: (_source, destination) => `To ${withArticle(destination)}, from a country that is not listed`,
    home: source => `At home in ${withArticle(source)}`,
    abroad: (source, destination) => `From ${withArticle(source)} to ${withArticle(destination)}`,
  } satisfies Record<Route, (source: string, destination: string) => string>,
} as const;
