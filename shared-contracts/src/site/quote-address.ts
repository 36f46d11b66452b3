import * as v from 'valibot';
import { CountryNameSchema } from '../api/fields.ts';
import { mainSlugOf, treatmentIdOfSlug } from '../treatments/slugs.ts';

/** Path of the quote form. */
const QUOTE_PATH = '/contact';

/** The address of the quote form with a treatment, and a country to be treated in, filled in. */
export function quoteAddress(slug: string, country?: string): string {
  const search = `treatment=${encodeURIComponent(slug)}`;
  return `${QUOTE_PATH}?${search}${country ? `&destination=${encodeURIComponent(country)}` : ''}`;
}

/** What an address of the quote form fills in: a treatment's id and a country. Empty for what is missing or unknown. */
export function readQuoteAddress(search: string): { treatment: string; destination: string } {
  const fields = new URLSearchParams(search);
  const treatment = treatmentIdOfSlug(fields.get('treatment') ?? '') ?? '';
  const country = fields.get('destination');
  // Destinations belong to a treatment.
  return { treatment, destination: treatment && v.is(CountryNameSchema, country) ? country : '' };
}

/** The part of an address's query that changes the page at its path: none of any page but the quote form. */
export function pageQueryOf(path: string, search: string): string {
  if (path !== QUOTE_PATH || search === '') return '';
  const { treatment, destination } = readQuoteAddress(search);
  const slug = mainSlugOf(treatment);
  return slug === null ? '' : quoteAddress(slug, destination).slice(QUOTE_PATH.length);
}
