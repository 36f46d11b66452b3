import {
  basisWords,
  type CostBreakdown,
  forUnit,
  type PriceBasis,
  pluralize,
  withArticle,
} from 'shared-contracts';

/** Writes an amount in USD. */
type Exact = (amount: number) => string;

const between = (low: number, high: number, show: Exact): string =>
  low === high ? show(low) : `${show(low)} to ${show(high)}`;

export const inCountryCopy = {
  title: (name: string, country: string) => `${name} in ${withArticle(country)}`,
  lead: (name: string, country: string, stay: string) =>
    `The cost of ${name} in ${withArticle(country)} as a whole trip: treatment, flights, visa, hotel and food ${stay ? `for ${stay}` : 'for the stay'}.`,
  plainTitle: (name: string, country: string) => `${name} in ${country}`,
  plainDescription: (name: string, country: string) =>
    `The cost of ${name} in ${country}, with travel, visa, stay and food.`,
  socialText: (price: string, scope: string, basis: PriceBasis, note: string | null) =>
    `${price} ${scope} (${basisWords[basis]}). ${note ? `${note} ` : ''}The whole trip, by home country.`,
  headTitle: (name: string, country: string, price: string, scope: string) =>
    `${name} in ${country}: ${price} ${scope}`,
  headTotals: (name: string, country: string, scope: string, totals: readonly string[]) =>
    `${name} in ${withArticle(country)}, ${scope}: ${totals.join(', ')}.`,
  headTotal: (total: string, source: string) => `${total} from ${withArticle(source)}`,
  headStay: (stay: string) => stay && `${stay}, with flights, visa, hotel and food.`,
  headIndicative: (month: string) => `Indicative${month && `, as of ${month}`}.`,
  loading: 'Loading prices...',
  failed: 'The prices could not be loaded.',
  quote: 'Get a quote',
  trip: 'What the whole trip costs',
  noTotal: (hasPrice: boolean) =>
    hasPrice
      ? 'Flights and visa are not known, so neither is the total.'
      : 'The price of the treatment is on request, so the total is not known.',
  lines: {
    treatment: 'Treatment',
    travel: 'Flights, return',
    visa: 'Visa',
    accommodation: 'Hotel',
    food: 'Food',
    total: 'Typical total',
  } satisfies Record<keyof CostBreakdown, string>,
  byHome: ', by home country',
  flyAfter: (time: string) => ` if you fly after ${time}`,
  allIn: (scope: string) => `Range to expect, ${scope}`,
  lacking: 'not known, ask the clinic',
  eachTrip: (trips: number) => (trips > 1 ? `, ${trips} trips` : ''),
  tripTable: 'The trip, line by line',
  range: (low: number, high: number, exact: Exact) =>
    between(low, high, price => (price === 0 ? 'none' : exact(price))),
  bySource: (name: string, country: string) => `${name} in ${withArticle(country)}, by home country`,
  bySourceLead: (hasHomePrice: boolean, units: string | null, trips: string | null) =>
    `The whole trip${hasHomePrice ? ' against the treatment alone, paid privately at home' : ''}${units === null ? '' : `, for ${units}`}${trips === null ? '' : `, ${trips}`}.${hasHomePrice ? '' : ' We have no reliable price in these countries yet, so we cannot say if you save.'}`,
  wholeTrip: 'Whole trip',
  facts: 'Good to know',
  price: 'Price of the treatment',
  priceText: (price: string, range: string, basis: PriceBasis, unit: string) =>
    `${price}${range && `, ${range}`} (${basisWords[basis]})${unit && `, ${forUnit(unit)}`}.`,
  stay: 'Stay',
  trips: 'Trips',
  tripsText: (trips: string, gap: string, note: string) => `${trips}, ${gap}. ${note}`,
  stayText: (nights: number) => `${pluralize(nights, 'night')} is typical. Your doctor decides.`,
  visa: 'Visa',
  /** @param from where: a home country, or all */
  visaText: (low: number, high: number, days: number | null, from: string, exact: Exact) =>
    `${high === 0 ? `Free ${from}` : `Depends on your passport: ${between(low, high, fee => (fee === 0 ? 'free' : exact(fee)))} ${from}`}.${
      days === null ? '' : ` A medical visa is for up to ${pluralize(days, 'day')}.`
    }`,
  flight: 'Flight',
  flightText: (low: number, high: number, from: string) =>
    `${between(low, high, String)} hours one way, connection included, ${from}.`,
  /** @param source null for all */
  from: (source: string | null) =>
    source === null ? 'from the home countries above' : `from ${withArticle(source)}`,
  languages: 'Languages in hospitals',
  dayByDay: 'Day by day',
  severalTrips: (trips: string, gap: string) => `The treatment takes ${trips}, ${gap}.`,
  tripNumber: (number: number) => `Trip ${number}`,
  otherCountries: (name: string) => `${name} in other countries`,
  otherTreatments: (country: string) => `Other treatments in ${withArticle(country)}`,
  alone: 'The treatment only; travel comes on top.',
  compare: (name: string) => `Compare all countries for ${name}`,
  country: (country: string) => `All about treatment in ${withArticle(country)}`,
  prices: 'Where prices come from',
  estimate: (country: string) => `Estimate my trip to ${country}`,
  closing: (name: string, country: string) => `Plan your ${name} in ${withArticle(country)}`,
} as const;
