import { withArticle } from 'shared-contracts';

export const destinationsCopy = {
  eyebrow: 'Destinations',
  title: 'Where people travel for treatment',
  lead: 'Four countries in detail, and the whole cost of a trip to every one that we have prices for.',
  mapTitle: 'Choose a country on the map',
  map: 'Interactive World Map - Clickable destination map coming soon',
  mapLinks: 'Countries on the map',
  save: (savings: string) => `Save ${savings}`,
  specialties: 'Specialties',
  visa: 'Visa',
  culture: 'Daily life',
  key: 'Good to know',
  calculate: (name: string) => `Calculate Costs for ${name}`,
  inFigures: (name: string) => `Prices, visas and flights for ${name}`,
  all: 'All countries',
  allLead:
    'What one hip replacement costs in every country that we have prices for. Each treatment’s page compares them for that treatment.',
  country: 'Country',
  languages: 'Languages in hospitals',
  treatments: 'Treatments',
  example: 'Hip replacement',
  exampleFrom: (source: string | null) =>
    source === null ? 'Hip replacement' : `Hip replacement from ${withArticle(source)}`,
  exampleNote: 'Trips are for one patient, 15 nights, standard hotel and food.',
  notOffered: 'not offered',
  stay: '15 nights',
  loading: 'Loading destinations...',
  failed: 'The table of countries could not be loaded.',
  empty: 'There are no countries to show at the moment.',
  indicative: (month: string) => `Indicative, as of ${month}.`,
  featured: 'Featured destinations',
  featuredTitle: 'Four places to start from',
  more: 'See all destinations',
  savingsNote:
    'Savings depend on the treatment and on prices where you live. Each treatment’s page compares them in figures.',
} as const;
