import * as v from 'valibot';

/** Slug of a name: lowercased, '&' becomes 'and', punctuation removed, spaces become single hyphens (section 2). */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/[\s-]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** A slug in an address. */
export const SlugSchema = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u),
);

/** What the address of a treatment's page is made of (sections 2 and 3). */
export interface Addressed {
  name: string;
  /** The main slug, where it is not that of the name. */
  slug?: string | undefined;
  /** Slugs of the same page, whose canonical address has the main slug. */
  aliases?: readonly string[] | undefined;
}

/** The main slug of a treatment. */
export const treatmentSlug = ({ name, slug = slugOf(name) }: Addressed): string => slug;

/** Whether a treatment's page has this slug, as its main one or as an alias. */
export const hasSlug = (treatment: Addressed, slug: string): boolean =>
  treatmentSlug(treatment) === slug || (treatment.aliases?.includes(slug) ?? false);
