import { type Addressed, bounds, hasSlug, slugOf } from 'shared-contracts';
import * as v from 'valibot';

const CountrySchema = v.pipe(v.string(), v.maxLength(bounds.name), v.regex(/^[\p{L}\p{M} .'()-]+$/u));

const SLUG_MAX = 200;

/** What an address of the quote form fills in: a treatment's id and a country. Empty for what is missing or unknown. */
export function readQuoteAddress(
  search: string,
  treatments: readonly (Addressed & { id: string })[],
): { treatment: string; destination: string } {
  const fields = new URLSearchParams(search);
  const slug = slugOf(fields.get('treatment') ?? '');
  const treatment = treatments.find(entry => hasSlug(entry, slug))?.id ?? '';
  const country = fields.get('destination');
  // Destinations belong to a treatment.
  return { treatment, destination: treatment && v.is(CountrySchema, country) ? country : '' };
}

/** The slug of the treatment that an address names; undefined for none. */
export function namedSlug(search: string): string | undefined {
  const slug = new URLSearchParams(search).get('treatment') ?? '';
  return slug !== '' && slug.length <= SLUG_MAX && slugOf(slug) === slug ? slug : undefined;
}
