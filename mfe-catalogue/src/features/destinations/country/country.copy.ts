import { type PriceBasis, pluralize, withArticle } from 'shared-contracts';

const treatmentsCost = (count: number): string =>
  `${pluralize(count, 'treatment')} ${count === 1 ? 'costs' : 'cost'}`;

export const countryCopy = {
  categories: 'Categories',
  title: (country: string) => `Treatment in ${withArticle(country)}`,
  lead: (country: string, count: number) =>
    `What ${treatmentsCost(count)} in ${withArticle(country)}, alone and as whole trips with flights, visa, hotel and food.`,
  plainTitle: (country: string) => `Treatment in ${country}: What It Costs`,
  plainDescription: (country: string) =>
    `What treatment in ${country} costs, with travel, visa, stay and food.`,
  socialTitle: (country: string) => `Treatment in ${country}`,
  /** @param price the lowest; null where none is known */
  socialText: (price: string | null, basis: PriceBasis) =>
    `${price === null ? '' : `${basis === 'found' ? 'From' : 'About'} ${price}. `}Prices, visas and flights, by home country.`,
  list: 'Destinations',
  /** @param prices from the lowest to that of the example, e.g. `crown about $220, hip $9,500` */
  headTitle: (country: string, count: number, prices: string) =>
    `${pluralize(count, 'treatment')} in ${country}: ${prices}`,
  headPrices: (country: string, count: number, prices: string) =>
    `What ${treatmentsCost(count)} in ${withArticle(country)}: ${prices}, plus travel.`,
  named: (name: string, price: string, basis: PriceBasis) =>
    `${name} ${basis === 'found' ? '' : 'about '}${price}`,
  exampleName: 'hip',
  headTrip: (total: string, scope: string) => `A hip replacement from the UK is ${total}, ${scope}.`,
  headTable: 'Visa, flights and whole trips by home country.',
  loading: 'Loading prices...',
  failed: 'The prices could not be loaded.',
  treatments: (country: string) => `What treatment costs in ${withArticle(country)}`,
  treatmentsLead: 'One treatment of each kind first.',
  noPrices: 'No price is known yet.',
  stay: 'the treatment’s trips and days',
  treatment: 'Treatment',
  nights: 'Nights',
  nightsUnit: (nights: number) => (nights === 1 ? 'night' : 'nights'),
  price: (price: string, units: string | null) => (units === null ? price : `${price} for ${units}`),
  all: (count: number) => `Show all ${count}`,
  rest: (country: string) => `Other treatments in ${withArticle(country)}`,
  alone: 'Treatment alone',
  trip: 'Whole trip',
  noHome: 'no private price at home known',
  sources: (country: string) => `Travelling to ${withArticle(country)}, by home country`,
  sourcesLead: (nights: number) =>
    `One hip replacement: one patient, ${pluralize(nights, 'night')}, standard hotel and food, against a private one at home.`,
  example: 'Hip replacement',
  facts: 'Before you travel',
  languages: 'Languages in hospitals',
  medicalVisa: 'Medical visa',
  medicalVisaDays: (days: number) => `Up to ${pluralize(days, 'day')}.`,
  others: 'Other destinations',
  prices: 'Where prices come from',
  closing: (country: string) => `What would it cost you in ${withArticle(country)}?`,
  closingLead: 'Five short steps, and every line of the trip.',
  quote: 'Get a personalised quote',
  indicative: (month: string) =>
    `Indicative${month && `, as of ${month}`}. Not an offer. Not medical advice: talk to a doctor who knows you before you decide.`,
} as const;
