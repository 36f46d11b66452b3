import * as v from 'valibot';
import { CountryNameSchema } from '../api/fields.ts';
import { SlugSchema } from '../treatments/slugs.ts';

/** Path of the quote form, whose address may name a treatment, and a country to be treated in. */
const QUOTE_PATH = '/contact';

/** The part of an address's query that changes the page at its path: none of any page but the quote form. */
export function pageQueryOf(path: string, search: string): string {
  if (path !== QUOTE_PATH || search === '') return '';
  const fields = new URLSearchParams(search);
  const treatment = fields.get('treatment');
  if (!v.is(SlugSchema, treatment)) return '';
  const country = fields.get('destination');
  return `?treatment=${encodeURIComponent(treatment)}${v.is(CountryNameSchema, country) ? `&destination=${encodeURIComponent(country)}` : ''}`;
}
