import { destinationAddresses, slugOf, treatmentAddress } from 'shared-contracts';

/** Main slug of a treatment's id; null for an id without a page. */
export const mainSlugOf = (id: string | number): string | null => treatmentAddress(id)?.slug ?? null;

/** The name of a destination by its slug; null for a slug that has no page. */
export const destinationOfSlug = (slug: string): string | null =>
  destinationAddresses.find(entry => entry.slug === slug)?.name ?? null;

/** The list of treatments, where a treatment's page redirects when it cannot be shown (section 4). */
export const TREATMENTS_PATH = '/treatments';

/** Main path of a treatment that has a page. */
export const treatmentPath = (id: string | number): string => `${TREATMENTS_PATH}/${mainSlugOf(id)}`;

/** Path of a treatment in one country. */
export const inCountryPath = (treatmentId: string | number, country: string): string =>
  `${treatmentPath(treatmentId)}/${slugOf(country)}`;

/** Path of a destination. */
export const countryPath = (country: string): string => `/destinations/${slugOf(country)}`;

/** The check of a clinic's quote. */
export const CHECK_QUOTE_PATH = '/check-a-quote';

/** Path of a destination's drawing, which the shell has. */
export const countryImage = (country: string): string => `/images/countries/${slugOf(country)}.svg`;
