import * as v from 'valibot';
import type { RemoteKey } from '../composition/remotes.ts';
import { treatmentAddresses } from '../treatments/slugs.ts';

const Text = v.pipe(v.string(), v.minLength(1), v.maxLength(400));
const ImageFile = v.pipe(
  v.string(),
  v.regex(/^(?:\/[\w-]+)+(?:\/\{slug\})?\.svg$/, 'must be a drawing of the site'),
);

/** The address lists that a path pattern may name. An entry's `slug` is the value of the pattern's `:slug`. */
const addressLists = { treatments: treatmentAddresses } as const;

/**
 * What the site says about a page. A release carries it for each of its pages, so that a shell whose own table lacks the
 * page still routes, lists and describes it. Texts of a pattern hold `{name}` and `{slug}`, filled in for each address.
 */
export const PageDescriptionSchema = v.object({
  /** A path, or a pattern such as `/treatments/:slug`. */
  path: v.pipe(v.string(), v.regex(/^(?:\/:?[\w-]+)+$/, 'must be a path')),
  /** In breadcrumbs and navigation. */
  name: Text,
  /** In the head, before the name of the brand. */
  title: Text,
  description: Text,
  /** The preview picture for links. Without an image it shows the brand's. */
  social: v.object({ title: Text, text: Text, image: v.optional(ImageFile) }),
  /** Of a pattern: the list of all its addresses. A pattern without a list is not in the sitemap, and decides itself. */
  addresses: v.optional(v.picklist(Object.keys(addressLists) as (keyof typeof addressLists)[])),
  /** Search engines leave the page out; it has no preview picture. */
  noindex: v.optional(v.literal(true)),
  /** The page shows what its visitor entered, so it is never cached. */
  private: v.optional(v.literal(true)),
  /** The page is filtered by the address's `q`. Such an answer is rendered for one visitor and not kept. */
  searchable: v.optional(v.literal(true)),
});
/** What the site says about a page. */
export type PageDescription = v.InferOutput<typeof PageDescriptionSchema>;

/** A row of the table of pages. */
export interface SitePage extends PageDescription {
  /** Owner and file of the page: `shell/src/pages/<name>/<name>.page.tsx`, or `mfe-<remote>/src/exposes/<name>.tsx`. */
  module: `${'shell' | RemoteKey}/${string}`;
  /** The menu that lists it. */
  menu?: 'main' | 'footer' | 'legal';
}

interface PageAddress {
  path: string;
  /** Further paths of the same page. */
  aliases: readonly string[];
  values: Readonly<Record<string, string>>;
}

/** The addresses of a page: its path, or each address of its pattern's list. */
export function addressesOf({ path, addresses }: PageDescription): readonly PageAddress[] {
  if (!addresses) return /[:*]/.test(path) ? [] : [{ path, aliases: [], values: {} }];
  const at = (slug: string) => path.replace(':slug', slug);
  return addressLists[addresses].map(({ slug, name, aliases }) => ({
    path: at(slug),
    aliases: aliases.map(at),
    values: { slug, name },
  }));
}

/** Fills the placeholders of a pattern's text. */
export const fillText = (text: string, { values }: Pick<PageAddress, 'values'>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_placeholder, key: string) => values[key] ?? '');
