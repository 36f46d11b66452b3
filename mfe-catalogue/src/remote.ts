import type { RemoteDescription } from 'shared-contracts';
import { profiles } from './shared/profiles.ts';

/** Section 9's facts about the four profiled destinations. */
const destinationFacts = profiles.map(({ name, savings, accreditation }) => ({
  title: name,
  lines: [`Save ${savings}`, accreditation],
}));

type OfferedSlot = NonNullable<RemoteDescription['pages'][number]['slots']>[number];

/** At the end of both pages of a treatment: a way to ask for a quote. */
const quoteSlot: OfferedSlot = {
  name: 'treatment.quote',
  takes: 'one',
  params: ['slug'],
  // The treatment's id and name, the country that is chosen or is the page's, what the specification calls the button, and whether
  // another button is the first.
  data: { treatmentId: 'text', name: 'text', destination: 'text', label: 'text', isSecond: 'flag' },
  examples: [{ slug: 'hip-replacement', treatmentId: '52', name: 'Hip Replacement', destination: 'India' }],
};

/**
 * What the trip costs: in each country of a treatment and at the top of its page in one country, and without a country above and
 * below these, where the page says what it depends on.
 */
const estimateSlot: OfferedSlot = {
  name: 'treatment.estimate',
  takes: 'one',
  params: ['slug'],
  data: {
    country: 'text',
    /** The usual trip there from all home countries, all in, in USD. */
    low: 'number',
    high: 'number',
    /** Totals from two home countries, shown in place of a wide range. */
    examples: 'text',
    /** The page is about this trip, which then may be in a button. */
    isMain: 'flag',
    /** The page's other figures are of the usual numbers of units and journeys. */
    isUsual: 'flag',
    /** It stands below the estimates, for what else decides. */
    isBelow: 'flag',
  },
  examples: [
    { slug: 'hip-replacement' },
    {
      slug: 'hip-replacement',
      country: 'India',
      low: 6_500,
      high: 10_200,
      examples: 'about $7,500 from the UK, $9,000 from the USA',
    },
  ],
};

/** In place of both pages of a country. */
const countryFallback = {
  text: 'Prices and details cannot be shown at the moment. We can still prepare your quote.',
  links: ['quote', 'treatments'],
} satisfies RemoteDescription['pages'][number]['fallback'];

/** What the site knows of this remote (specification, section 2): treatments, destinations, where prices come from, and the check of a quote. */
export const remote = {
  key: 'catalogue',
  prefixes: ['/treatments', '/destinations', '/prices', '/check-a-quote'],
  pages: [
    {
      path: '/treatments',
      updated: 'prices',
      expose: 'treatments',
      menu: 'main',
      searchable: true,
      name: 'Treatments',
      title: 'Treatments and What They Cost Abroad',
      description:
        'All treatments by category, with indicative prices by country and typical lengths of stay.',
      social: {
        title: 'Treatments abroad',
        text: 'Indicative prices by country.',
        image: '/images/hero.svg',
      },
      fallback: {
        text: 'Prices and details cannot be shown at the moment. These are the treatments we compare.',
        links: ['treatments', 'contact'],
      },
    },
    {
      path: '/treatments/:slug',
      updated: 'prices',
      expose: 'treatment',
      searchable: true,
      slots: [quoteSlot, estimateSlot, { name: 'treatment.more', takes: 'several', params: ['slug'] }],
      name: 'Treatment',
      title: 'A Treatment Abroad: What It Costs',
      description: 'What it costs abroad, country by country, with travel, visa, stay and food.',
      social: { title: 'A treatment abroad', text: 'Costs compared, country by country.' },
      fallback: {
        text: 'Prices and details of this treatment cannot be shown at the moment. We can still prepare your quote.',
        links: ['quote', 'treatments'],
      },
    },
    {
      path: '/treatments/:slug/:country',
      needs: 'countries',
      updated: 'prices',
      expose: 'country',
      slots: [quoteSlot, estimateSlot],
      name: 'Country',
      title: 'A Treatment in One Country: What It Costs',
      description: 'What it costs there, with travel, visa, stay and food.',
      social: { title: 'A treatment in one country', text: 'The whole trip, by home country.' },
      fallback: countryFallback,
    },
    {
      path: '/destinations',
      updated: 'prices',
      expose: 'destinations',
      menu: 'main',
      name: 'Destinations',
      title: 'Destinations for Treatment Abroad',
      description:
        'India, Thailand, Turkey and Malaysia compared: promised savings, accredited hospitals, visas and daily life. With a table of all countries.',
      social: {
        title: 'Destinations',
        text: 'India, Thailand, Turkey and Malaysia compared.',
        image: '/images/hero.svg',
      },
      fallback: {
        text: 'The full profiles cannot be shown at the moment. In short, this is where four destinations stand. Savings are for some treatments, against private prices at home; a quote names the hospital.',
        facts: destinationFacts,
        links: ['quote', 'contact'],
      },
    },
    {
      path: '/destinations/:country',
      needs: 'countries',
      updated: 'prices',
      expose: 'country',
      searchable: true,
      name: 'Destination',
      title: 'Treatment in One Country: What It Costs',
      description: 'What treatment costs there, with travel, visa, stay and food.',
      social: { title: 'Treatment in one country', text: 'Prices, visas and flights, by home country.' },
      fallback: countryFallback,
    },
    {
      path: '/prices',
      needs: 'price-book',
      updated: 'prices',
      expose: 'prices',
      searchable: true,
      menu: 'footer',
      name: 'Where prices come from',
      title: 'Where Prices Come From',
      description:
        'Every price of a treatment by country with its range, sources and date, and how fares, visas, hotels and food are found.',
      social: {
        title: 'Where prices come from',
        text: 'Every price with its range, sources and date.',
      },
      fallback: {
        text: 'Prices and their sources cannot be shown at the moment. Ask us about any of them.',
        links: ['contact'],
      },
    },
    {
      path: '/check-a-quote',
      needs: 'price-book',
      updated: 'prices',
      expose: 'check-a-quote',
      menu: 'main',
      name: 'Check a quote',
      title: 'Check a Quote From a Clinic',
      description:
        'Compare a clinic’s quote with our list: what is missing, where its price lies in our range, and what to ask. No account, nothing stored.',
      social: {
        title: 'Check a quote from a clinic',
        text: 'What is missing, and what to ask.',
      },
      fallback: {
        text: 'Quotes cannot be checked at the moment. Ask us about yours.',
        links: ['contact'],
      },
    },
  ],
  widgets: [
    {
      expose: 'featured-destinations',
      slot: 'home.destinations',
      fallback: {
        title: 'Featured destinations',
        text: 'Details cannot be shown at the moment. In short, for some treatments and against private prices at home; a quote names the hospital:',
        facts: destinationFacts,
      },
    },
  ],
} satisfies RemoteDescription;
