import { type Addressed, slugOf, treatmentSlug } from 'shared-contracts';

/** The list of treatments, where a treatment's page redirects when it cannot be shown (section 4). */
export const TREATMENTS_PATH = '/treatments';

/** Main path of a treatment. */
export const treatmentPath = (treatment: Addressed): string =>
  `${TREATMENTS_PATH}/${encodeURI(treatmentSlug(treatment))}`;

/** Path of a treatment in one country. */
export const inCountryPath = (treatment: Addressed, country: string): string =>
  `${treatmentPath(treatment)}/${encodeURI(slugOf(country))}`;

/** Opens the calculator with a treatment and a country (section 10.13). */
export const estimatePath = (treatment: Addressed, country: string): string =>
  `/?treatment=${treatmentSlug(treatment)}&to=${slugOf(country)}#calculator-section`;

/** Paths of the rows of both pages of a country. */
export const COUNTRY_PAGE = '/destinations/:country';
export const IN_COUNTRY_PAGE = '/treatments/:slug/:country';

/** Path of a destination. */
export const countryPath = (country: string): string => `/destinations/${encodeURI(slugOf(country))}`;

/** What a page is about, by its slug, until its data says the name: `Hip Replacement`. */
export const nameOfSlug = (slug: string): string =>
  slug
    .split('-')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** The check of a clinic's quote. */
export const CHECK_QUOTE_PATH = '/check-a-quote';

/** Path of a destination's drawing, which the shell has. */
export const countryImage = (country: string): string => `/images/countries/${slugOf(country)}.svg`;
