import type { SiteConfig } from './site-config.ts';

/** The facts about the company behind the site. Each build checks them. The README tells what is still a placeholder. */
export const siteConfig: SiteConfig = {
  name: 'Carefare',
  email: 'hello@carefare.example',
  phone: '+1 555 010 0199',
  /** Shown in the footer in this order, such as `{ network: 'LinkedIn', href: 'https://www.linkedin.com/company/…' }`. */
  social: [],
  /** In the terms: whose law applies. */
  jurisdiction: '[Jurisdiction]',
};
