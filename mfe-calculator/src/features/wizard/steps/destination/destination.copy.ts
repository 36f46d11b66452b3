import { pluralize, withArticle } from 'shared-contracts';
import type { Route } from '../../estimate/route.rules.ts';

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
  plusTravel: 'the treatment alone, plus travel',
  treatmentPart: (price: string, units: string | null, hasTravel: boolean) =>
    `treatment ${units ? `${units} ` : ''}${price}${hasTravel ? '' : '; flights and visa not included'}`,
  priceOf: (treatment: string, unit: string) =>
    `Typical prices of ${treatment} alone (${unit}), without travel and stay.`,
  allIn: (units: string | null, travelers: number, stays: string, hasTravel: boolean) =>
    `The whole trip${units ? ` ${units}` : ''}, ${pluralize(travelers, 'traveller')}, ${stays}: treatment, ${hasTravel ? 'flights, visa, hotel and food' : 'hotel and food. Flights and visa are not included, because your country is not listed'}.`,
  asOf: (month: string) => `Indicative, as of ${month}.`,
  none: 'No destinations are offered for this treatment at the moment.',
  ownCountry: 'your own country: no travel, no visa',
  unmatched: (wanted: string, shown: string) =>
    `${wanted} is not offered for this treatment; ${shown} is shown instead.`,
  places: {
    unlisted: (_source, destination) => `To ${withArticle(destination)}, from a country that is not listed`,
    home: source => `At home in ${withArticle(source)}`,
    abroad: (source, destination) => `From ${withArticle(source)} to ${withArticle(destination)}`,
  } satisfies Record<Route, (source: string, destination: string) => string>,
} as const;
