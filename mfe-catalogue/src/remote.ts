import type { RemoteDescription } from 'shared-contracts';

/** What the site knows of this remote (specification, section 2): treatments, destinations and where prices come from. */
export const remote = {
  key: 'catalogue',
  prefixes: ['/treatments', '/destinations', '/prices'],
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
        'All treatments by category, with indicative prices in up to twelve countries and typical lengths of stay.',
      social: {
        title: 'Treatments abroad',
        text: 'Indicative prices in up to twelve countries.',
        image: '/images/hero.svg',
      },
    },
    {
      path: '/treatments/:slug',
      updated: 'prices',
      expose: 'treatment',
      name: 'Treatment',
      title: 'A Treatment Abroad: What It Costs',
      description: 'What it costs abroad, country by country, with travel, visa, stay and food.',
      social: { title: 'A treatment abroad', text: 'Costs compared, country by country.' },
    },
    {
      path: '/treatments/:slug/:country',
      updated: 'prices',
      expose: 'country',
      name: 'Country',
      title: 'A Treatment in One Country: What It Costs',
      description: 'What it costs there, with travel, visa, stay and food.',
      social: { title: 'A treatment in one country', text: 'The whole trip, by home country.' },
    },
    {
      path: '/destinations',
      updated: 'prices',
      expose: 'destinations',
      menu: 'main',
      name: 'Destinations',
      title: 'Destinations for Treatment Abroad',
      description:
        'India, Thailand, Turkey and Malaysia compared: typical savings, accredited hospitals, visas and daily life. With a table of all twelve countries.',
      social: {
        title: 'Destinations',
        text: 'India, Thailand, Turkey and Malaysia compared.',
        image: '/images/hero.svg',
      },
    },
    {
      path: '/destinations/:country',
      updated: 'prices',
      expose: 'country',
      name: 'Destination',
      title: 'Treatment in One Country: What It Costs',
      description: 'What treatment costs there, with travel, visa, stay and food.',
      social: { title: 'Treatment in one country', text: 'Prices, visas and flights, by home country.' },
    },
    {
      path: '/prices',
      updated: 'prices',
      expose: 'prices',
      menu: 'footer',
      name: 'Where prices come from',
      title: 'Where Prices Come From',
      description:
        'Every price of a treatment by country with its range, sources and date, and how fares, visas, hotels and food are found.',
      social: {
        title: 'Where prices come from',
        text: 'Every price with its range, sources and date.',
      },
    },
  ],
} satisfies RemoteDescription;
