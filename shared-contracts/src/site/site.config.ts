import type { SiteConfig } from './site-config.schema.ts';

/** The facts about the company behind the site. Each build checks them. The README tells what is still a placeholder. */
export const siteConfig: SiteConfig = {
  name: 'Carefare',
  email: 'hello@carefare.example',
  phone: '+1 555 010 0199',
  /** Shown in the footer in this order (section 2); without accounts, none. Until they are named: the networks' own pages. */
  social: [
    { network: 'Facebook', href: 'https://www.facebook.com/' },
    { network: 'Instagram', href: 'https://www.instagram.com/' },
    { network: 'LinkedIn', href: 'https://www.linkedin.com/' },
  ],
  /** In the terms: whose law applies. */
  jurisdiction: '[Jurisdiction]',
  /** What visitors are told: when a quote and its breakdown come, and how long answers and requests are kept. */
  promises: { quoteHours: 24, breakdownHours: 48, answersDays: 30, requestMonths: 12 },
  /** The choices of the calculator if the API lists none, by the ids that its calls take. */
  accommodation: [
    { id: 1, name: 'Budget guesthouse', description: '' },
    { id: 2, name: 'Standard hotel (3 to 4 star)', description: '' },
    { id: 3, name: 'Serviced recovery apartment', description: '' },
  ],
  food: [
    { id: 1, name: 'Basic (local meals)' },
    { id: 2, name: 'Standard (mixed restaurants)' },
    { id: 3, name: 'Special diet' },
  ],
  /** What an estimate assumes until the visitor chooses, by the same ids. */
  standard: { accommodation: 2, food: 2 },
};
