import { brand } from './brand.ts';
import type { PageDescription, SitePage } from './site-page.ts';

/**
 * The shell's own pages (specification, section 2). A remote's pages stand in its package, in `src/remote.ts`, and come with
 * its releases.
 */
export const shellPages: readonly (SitePage & PageDescription)[] = [
  {
    path: '/',
    updated: 'prices',
    module: 'shell/home',
    name: 'Home',
    title: 'What Treatment Abroad Costs, All In',
    description:
      'Transparent pricing across 10+ countries: treatment, flights, visa, accommodation and food in one itemised estimate. Compare treatments and request a quote.',
    social: {
      title: 'Know the whole cost before you travel',
      text: 'Treatment, flights, visa, stay and food in one itemised estimate.',
      image: '/images/hero.svg',
    },
  },
  {
    path: '/how-it-works',
    updated: '2026-11-21',
    module: 'shell/how-it-works',
    menu: 'main',
    name: 'How it works',
    title: 'How it works',
    description:
      'How to get an itemised estimate and a personalised quote for treatment abroad, in five steps.',
    social: { title: 'How it works', text: 'From a question to a personalised quote, in five steps.' },
  },
  {
    path: '/who-pays-us',
    module: 'shell/who-pays-us',
    menu: 'footer',
    name: 'Who pays us',
    title: 'Who pays us, and how countries are ordered',
    description:
      'What this site is paid for, and what it is not. Countries are always in the order of what they cost, never of a fee.',
    social: { title: 'Who pays us', text: 'And how countries are ordered.' },
  },
  {
    path: '/faq',
    module: 'shell/faq',
    menu: 'footer',
    name: 'Questions and answers',
    title: 'Questions and Answers',
    description:
      'What an estimate contains and how a trip is planned. What happens after you ask for a quote, what is stored, and what only a doctor can answer.',
    social: { title: 'Questions and answers', text: 'Costs, the trip, quotes, privacy and medicine.' },
  },
  {
    path: '/accessibility',
    module: 'shell/accessibility',
    menu: 'footer',
    name: 'Accessibility',
    title: 'Accessibility',
    description:
      'How to use this site by keyboard, with a screen reader and with large text. What was tested and how, what is not perfect yet, and whom to tell.',
    social: { title: 'Accessibility', text: 'What was tested, what is not perfect, and whom to tell.' },
  },
  {
    path: '/blog',
    updated: '2026-11-21',
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
    updated: '2026-11-21',
    module: 'shell/about',
    menu: 'main',
    name: 'About',
    title: 'About Us',
    description: 'Our mission, our six values, and how we keep prices for treatment abroad transparent.',
    social: { title: 'About us', text: 'Transparent costs for treatment abroad.' },
  },
  {
    path: '/terms',
    updated: '2026-11-21',
    module: 'shell/terms',
    menu: 'legal',
    name: 'Terms of Service',
    title: 'Terms of Service',
    description: `The terms for using ${brand.name}: what the comparison is and is not, how prices are meant, and what asking for a quote involves.`,
    social: { title: 'Terms of use', text: 'What this site does, and what it does not.' },
  },
  {
    path: '/privacy',
    updated: '2026-11-22',
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
    updated: '2026-11-21',
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

/** The row of one of the shell's own pages. @throws if there is none at this path */
export function pageAt(path: string): SitePage {
  const page = shellPages.find(row => row.path === path);
  if (!page) throw new Error(`the shell has no page ${path}`);
  return page;
}
