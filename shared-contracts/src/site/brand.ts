import { siteConfig } from './site.config.ts';

/** The company, as `site.config.ts` names it. */
export const brand = siteConfig;
