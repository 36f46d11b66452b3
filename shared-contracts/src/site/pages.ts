import { brand } from './brand.ts';
import type { SitePage } from './site-page.ts';

/**
 * Every page of the site (specification, section 2), in the order of the navigation. Routing, release.json, sitemap,
 * heads, preview pictures, navigation, breadcrumbs and fallbacks are made from these rows.
 */
export const sitePages: readonly SitePage[] = [
  {
    path: '/',
    module: 'shell/home',
    name: 'Home',
    title: 'What Treatment Abroad Costs, All In',
    description:
      'Transparent pricing across 10+ countries: treatment, flights, visa, accommodation and food in one itemised estimate. Compare 25 treatments and request a quote.',
    social: {
      title: 'Know the whole cost before you travel',
      text: 'Treatment, flights, visa, stay and food in one itemised estimate.',
      image: '/images/hero.svg',
    },
  },
  {
    path: '/how-it-works',
    module: 'shell/how-it-works',
    menu: 'main',
    name: 'How It Works',
    title: 'How It Works',
    description:
      'How to get an itemised estimate and a personalised quote for treatment abroad, in five steps.',
    social: { title: 'How it works', text: 'From a question to a personalised quote, in five steps.' },
  },
  {
    path: '/treatments',
    module: 'catalogue/treatments',
    menu: 'main',
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
    module: 'catalogue/treatment',
    addresses: 'treatments',
    name: '{name}',
    title: '{name} Abroad: Transparent Costs, World-Class Care',
    description: 'What {name} costs abroad, country by country, with travel, visa, stay and food.',
    social: {
      title: '{name} abroad',
      text: 'Costs compared, country by country.',
      image: '/images/treatments/{slug}.svg',
    },
  },
  {
    path: '/destinations',
    module: 'catalogue/destinations',
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
    path: '/prices',
    module: 'catalogue/prices',
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
  {
    path: '/who-pays-us',
    module: 'shell/who-pays-us',
    menu: 'footer',
    name: 'Who pays us',
    title: 'Who Pays Us, and How Countries Are Ordered',
    description:
      'What this site is paid for and what it is not, and the rule behind every order of countries: the cost of the whole trip, never a fee.',
    social: { title: 'Who pays us', text: 'And how countries are ordered.' },
  },
  {
    path: '/faq',
    module: 'shell/faq',
    menu: 'footer',
    name: 'Questions and answers',
    title: 'Questions and Answers',
    description:
      'What an estimate contains, how a trip is planned, what happens after you ask for a quote, what is stored, and what only a doctor can answer.',
    social: { title: 'Questions and answers', text: 'Costs, the trip, quotes, privacy and medicine.' },
  },
  {
    path: '/accessibility',
    module: 'shell/accessibility',
    menu: 'footer',
    name: 'Accessibility',
    title: 'Accessibility',
    description:
      'How this site can be used by keyboard, with a screen reader and with large text, what was tested and how, what is not perfect yet, and whom to tell.',
    social: { title: 'Accessibility', text: 'What was tested, what is not perfect, and whom to tell.' },
  },
  {
    path: '/blog',
    module: 'shell/blog',
    menu: 'main',
    name: 'Blog',
    title: 'The Hidden Costs of Medical Tourism',
    description:
      'The price on the clinic’s page is rarely the price of the trip. What is missing from it, and how to find out before you pay.',
    social: {
      title: 'The hidden costs of medical tourism',
      text: 'What an honest estimate has to include.',
    },
  },
  {
    path: '/about',
    module: 'shell/about',
    menu: 'main',
    name: 'About',
    title: 'About Us',
    description: 'Our mission, our six values, and how we keep prices for treatment abroad transparent.',
    social: { title: 'About us', text: 'Transparent costs for treatment abroad.' },
  },
  {
    path: '/contact',
    module: 'quote/contact',
    private: true,
    name: 'Contact',
    title: 'Request a Personalised Quote',
    description:
      'Ask for a personalised, itemised quote for treatment abroad within 24 hours. The initial consultation is free.',
    social: { title: 'Request a personalised quote', text: 'The initial consultation is free.' },
  },
  {
    path: '/terms',
    module: 'shell/terms',
    menu: 'legal',
    name: 'Terms of Service',
    title: 'Terms of Service',
    description: `The terms for using ${brand.name}: what the comparison is and is not, how prices are meant, and what asking for a quote involves.`,
    social: { title: 'Terms of use', text: 'What this site does, and what it does not.' },
  },
  {
    path: '/privacy',
    module: 'shell/privacy',
    menu: 'legal',
    name: 'Privacy Policy',
    title: 'Privacy Policy',
    description:
      'Which data this site keeps, for what and how long: an anonymous session, your quote request with your consent, and no analytics before you agree.',
    social: { title: 'Privacy', text: 'What is stored, why, and for how long.' },
  },
  {
    path: '/cookies',
    module: 'shell/cookies',
    menu: 'legal',
    name: 'Cookie Policy',
    title: 'Cookie Policy',
    description:
      'Every cookie and every entry of browser storage that this site uses, what it is for and how long it stays. No third-party cookies.',
    social: { title: 'Cookies', text: 'What your browser stores for this site.' },
  },
  {
    // Any path without a page of its own.
    path: '*',
    module: 'shell/not-found',
    noindex: true,
    name: 'Page not found',
    title: 'Page not found',
    description: 'This page does not exist.',
    social: { title: 'Page not found', text: 'This page does not exist.' },
  },
];
