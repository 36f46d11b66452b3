import * as v from 'valibot';

/** Letters and digits of any script, which slugs are made of and parts of a path may have. */
const LETTERS = String.raw`\p{L}\p{N}`;
const NO_LETTER = new RegExp(String.raw`[^${LETTERS}\s-]`, 'gu');
const SLUG = new RegExp(`^[${LETTERS}]+(?:-[${LETTERS}]+)*$`, 'u');
const SEGMENT = new RegExp(String.raw`^(?!\.{1,2}$)[${LETTERS}_~:.-]+$`, 'u');

/**
 * Slug of a name: lowercased, '&' becomes 'and', accents and punctuation removed, spaces become single hyphens (section 2).
 * Letters of other scripts stay, in NFC.
 */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(NO_LETTER, '')
    .trim()
    .replaceAll(/[\s-]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .normalize('NFC');
}

/** A slug in an address. */
export const SlugSchema = v.pipe(
  v.string(),
  v.maxLength(200),
  v.transform(slug => slug.normalize('NFC')),
  v.regex(SLUG),
);

/**
 * The one spelling of a path: its parts in NFC, what is not ASCII percent-encoded.
 * @param segments decoded; slugs, and names of files and calls
 * @returns undefined if there is none, or one that no path of the site has
 */
export function pathOf(segments: readonly string[]): string | undefined {
  const composed = segments.map(segment => segment.normalize('NFC'));
  const isPath = composed.length > 0 && composed.every(segment => SEGMENT.test(segment));
  return isPath ? `/${composed.map(encodeURI).join('/')}` : undefined;
}

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
