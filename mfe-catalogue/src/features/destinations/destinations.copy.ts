import { pluralize } from 'shared-contracts';

const counts = ['', 'One country', 'Two countries', 'Three countries', 'Four countries'];
const inDetail = (profiles: number): string => `${counts[profiles]} in detail`;

export const destinationsCopy = {
  title: 'Where people travel for treatment',
  /** @param profiles number of countries that have one here */
  lead: (profiles: number) =>
    profiles === 0
      ? 'The whole cost of a trip to every country that we have prices for.'
      : `${inDetail(profiles)}, and the whole cost of a trip to each one that we have prices for.`,
  profilesLead: (profiles: number) => (profiles === 0 ? '' : `${inDetail(profiles)}.`),
  profilesDescription: 'India, Thailand, Turkey and Malaysia compared: hospitals, visas and daily life.',
  mapTitle: 'Where the countries are',
  map: 'Interactive World Map - Clickable destination map coming soon',
  mapLinks: 'Countries on the map',
  all: 'All countries',
  /** @param name of the treatment @param later when a guideline lets patients fly, where it asks for a later flight */
  allLead: (name: string, later: string | null) =>
    `The cost of ${name} in every country that we have prices for, cheapest first${later === null ? '' : ` if you fly after ${later}`}.`,
  example: 'one hip replacement',
  exampleName: 'Hip Replacement',
  choose: 'Treatment',
  /** Where the API does not offer it. */
  lowestLead: 'The lowest price of any treatment in each country. A country’s page has them all.',
  country: 'Country',
  treatment: 'Treatment',
  trip: 'Whole trip',
  compared: 'Less and more are against the treatment paid privately at home.',
  notOffered: 'not offered',
  /** How long the trip is, and what it is for: `8 veneers, 5 nights`. */
  stay: (trips: string | null, nights: number, units: string | null) =>
    [units, trips ?? pluralize(nights, 'night')].filter(Boolean).join(', '),
  treatmentFor: (units: string | null) => (units === null ? 'Treatment' : `Treatment, ${units}`),
  loading: 'Loading destinations...',
  failed: 'The table of countries could not be loaded.',
  empty: 'There are no countries to show at the moment.',
  indicative: (month: string) => `Indicative${month && `, as of ${month}`}.`,
} as const;
