import type { ApiAddition, Services } from 'shared-contracts';

/** What pages of countries, and of treatments in them, are made of. */
export const countryPagesNeed: ApiAddition[] = ['destinations', 'trip-costs', 'costs-by-source'];

/** Whether there are such pages. */
export const hasCountryPages = (offers: Services['offers']): boolean => countryPagesNeed.every(offers);
