import { pluralize, usd } from 'shared-contracts';

export const treatmentCopy = {
  errors: {
    noId: 'Treatment ID not provided',
    notFound: 'Treatment not found',
    failed: 'Failed to fetch treatment data',
  },
  title: (name: string) => `${name} Abroad: Transparent Costs, World-Class Care`,
  subtitle: (name: string) =>
    `World-class ${name} with complete cost transparency: treatment, travel, visa, stay and food in one estimate.`,
  days: (days: number) => pluralize(days, 'day'),
  multipleDestinations: 'Multiple destinations',
  quote: 'Get Personalized Quote',
  about: (name: string) => `About ${name}`,
  highlights: 'Key Highlights',
  countries: (name: string) => `Suggested countries for ${name}`,
  countriesLead: 'Typical price of the treatment alone. Choose a country to add your travel, stay and food.',
  typicalUnits: (units: number, unit: string) =>
    units > 1 ? ` Prices are ${unit}; ${units} are typical.` : '',
  explore: (country: string) => `Estimate my trip to ${country}`,
  chosen: 'Your chosen destination',
  range: (low: number, high: number) => `${usd(low)} to ${usd(high)}`,
  stay: (days: number) => `about ${pluralize(days, 'day')} there`,
  includes: 'The price usually includes',
  excludes: 'It leaves out',
  benefits: (name: string) => `Why Choose Us for ${name}`,
  faqs: 'Frequently Asked Questions',
  closing: (name: string) => `Ready to Start Your ${name} Journey?`,
  closingLead:
    'Tell us a little about you. A coordinator answers within 24 hours, and the first consultation is free.',
  closingQuote: 'Get a Personalized Transparent Quote',
  loading: 'Loading treatment details...',
  sectionLoading: 'Loading',
  sectionEmpty: 'Nothing is listed here yet.',
  sectionFailed: 'This part could not be loaded.',
  retry: 'Try again',
  noCountries: 'No countries are listed for this treatment yet.',
  indicative: (month: string) => `Indicative, as of ${month}. Not an offer.`,
  notAdvice: 'Not medical advice: talk to a doctor who knows you before you decide.',
} as const;
