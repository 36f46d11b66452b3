import {
  brand,
  forUnit,
  type PriceBasis,
  pluralize,
  priceFigure,
  type Treatment,
  usd,
  withArticle,
} from 'shared-contracts';

/** The words of section 2's title. */
const titleParts = (name: string) => [`${name} Abroad:`, 'Transparent Costs,', 'World-Class Care'] as const;

/** Before the lowest price. */
const lowest = (basis: PriceBasis): string => (basis === 'found' ? 'From' : 'About');

export const treatmentCopy = {
  errors: {
    noId: 'Treatment ID not provided',
    notFound: 'Treatment not found',
    failed: 'Failed to fetch treatment data',
  },
  title: (name: string) => titleParts(name).join(' '),
  titleParts,
  plainTitle: (name: string) => `${name} Abroad: What It Costs`,
  plainDescription: (name: string) =>
    `The cost of ${name} abroad, country by country, with travel, visa, stay and food.`,
  socialTitle: (name: string) => `${name} abroad`,
  socialText: ({ estimatedCost: price, basis, unit }: Pick<Treatment, 'estimatedCost' | 'basis' | 'unit'>) =>
    `${price > 0 ? `${lowest(basis)} ${usd(price)}${unit ? ` per ${unit.one}` : ''}. ` : ''}Costs compared, country by country.`,
  list: 'Treatments',
  headTitle: (name: string, low: string, high: string, basis: PriceBasis) =>
    `${name} abroad: ${priceFigure(low, basis)} to ${high}`,
  headShortTitle: (name: string, low: string, high: string, basis: PriceBasis) =>
    `${name}: ${priceFigure(low, basis)} to ${high}`,
  headPrices: (
    name: string,
    low: { price: string; country: string; basis: PriceBasis },
    high: Omit<typeof low, 'basis'>,
    scope: string,
  ) =>
    `${name} abroad: ${priceFigure(low.price, low.basis)} in ${withArticle(low.country)} to ${high.price} in ${withArticle(high.country)}, ${scope}.`,
  headStay: (days: number, trips: string | null, isWhole: boolean) =>
    [trips ?? (days && `About ${pluralize(days, 'day')}`), isWhole && 'Compare whole trips']
      .flatMap(sentence => (sentence ? `${sentence}.` : []))
      .join(' '),
  headIndicative: (month: string) => `Indicative${month && `, ${month}`}.`,
  subtitle: 'Complete cost transparency: the whole trip in one figure.',
  figure: (basis: PriceBasis) => `Treatment ${lowest(basis).toLowerCase()}`,
  onRequest: 'Price on request',
  /** `in India, plus travel` */
  scope: (scope: string, country: string | null) =>
    [country && `in ${withArticle(country)}`, scope].filter(Boolean).join(', '),
  /** Section 2: the category, how long one stays, and that there is a choice of countries, unless it is known that there is none. */
  eyebrow: (category: string, stay: string | null, hasChoice: boolean) =>
    [category, stay, hasChoice && 'Multiple destinations'].filter(Boolean).join(' · '),
  quote: 'Get Personalized Quote',
  about: (name: string) => `About ${name}`,
  highlights: 'Key Highlights',
  countries: (name: string) => `Suggested countries for ${name}`,
  forUnit: (unit: string) => `The treatment’s price is ${forUnit(unit)}.`,
  orders: {
    label: 'Sort by',
    /** @param isLater whether a guideline asks for a later flight: that total decides (section 10.7) */
    price: (isLater: boolean) => (isLater ? 'Price, later flight' : 'Price'),
    flight: 'Flight time',
    flightUnknown: 'Flight time: from where?',
  },
  flightsFailed: 'The flight times could not be loaded.',
  flight: (hours: number) => (hours === 0 ? 'no flight' : `${hours} h flight`),
  chosen: 'Your chosen destination',
  benefits: (name: string) => `Why Choose Us for ${name}`,
  /** About this site. The customer's heading stands over them. */
  ours: [
    'Treatment, flights, visa, hotel and food in one figure',
    'Countries in the order of cost: nobody can buy a place',
    'Free, and without an account',
  ],
  /** What no clinic has confirmed. */
  ask: 'Ask the clinic for this',
  highlightsNote: 'What good clinics offer.',
  faqs: 'Frequently Asked Questions',
  related: 'Related treatments',
  relatedPrice: (price: string, country: string | null, unit: string) =>
    [price, country && `in ${withArticle(country)}`, unit].filter(Boolean).join(' '),
  closing: (name: string) => `Ready to Start Your ${name} Journey?`,
  closingLead: `Tell us a little about you. A coordinator answers within ${brand.promises.quoteHours} hours, and the first consultation is free.`,
  closingQuote: 'Get a Personalized Transparent Quote',
  loading: 'Loading treatment details...',
  sectionLoading: 'Loading',
  sectionFailed: 'This part could not be loaded.',
  allCountries: (count: number) => `All ${count} countries`,
  noCountries: 'No countries are listed for this treatment yet.',
} as const;
