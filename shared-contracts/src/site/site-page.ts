import * as v from 'valibot';
import type { RemoteKey } from '../host/remotes.ts';
import { destinationAddresses, treatmentDestinations } from '../treatments/destination-addresses.ts';
import { type TreatmentAddress, treatmentAddresses } from '../treatments/slugs.ts';
import { DateSchema } from '../trip/dates.ts';

const Text = v.pipe(v.string(), v.minLength(1), v.maxLength(400));
const ImageFile = v.pipe(
  v.string(),
  v.regex(/^(?:\/[\w-]+)+(?:\/\{(?:slug|country)\})?\.svg$/, 'must be a drawing of the site'),
);

type Values = Readonly<Record<string, string>>;

/** An entry of an address list: values of the pattern's parameters and texts, and what other addresses have instead. */
interface AddressEntry {
  values: Values;
  aliases?: readonly Values[];
}

const ofTreatment = ({ slug, name, aliases }: TreatmentAddress) => ({
  values: { slug, name },
  aliases: aliases.map(alias => ({ slug: alias })),
});

/** The address lists that a path pattern may name. */
const addressLists = {
  treatments: treatmentAddresses.map(ofTreatment),
  destinations: destinationAddresses.map(({ slug, name }) => ({
    values: { country: slug, destination: name },
  })),
  'treatment-destinations': treatmentDestinations.map(({ treatment, destination }) => {
    const { values, aliases } = ofTreatment(treatment);
    return { values: { ...values, country: destination.slug, destination: destination.name }, aliases };
  }),
} as const satisfies Record<string, readonly AddressEntry[]>;

/**
 * What the site says about a page. A release carries it for each of its pages, so that a shell whose own table lacks the
 * page still routes, lists and describes it. Texts of a pattern hold `{name}` and `{slug}` of a treatment, `{destination}`
 * and `{country}` (its slug), filled in for each address.
 */
export const PageDescriptionSchema = v.object({
  /** A path, or a pattern such as `/treatments/:slug`, whose parameters are values of its list. */
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
  /** Day on which its text last changed, or that its figures are as old as the prices; for search engines and readers. */
  updated: v.optional(v.union([v.literal('prices'), DateSchema])),
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
  values: Values;
}

const addressesByPage = new WeakMap<PageDescription, readonly PageAddress[]>();

/** The addresses of a page: its path, or each address of its pattern's list. */
export function addressesOf(page: PageDescription): readonly PageAddress[] {
  const known = addressesByPage.get(page);
  if (known) return known;
  const addresses = listAddresses(page);
  addressesByPage.set(page, addresses);
  return addresses;
}

function listAddresses({ path, addresses }: PageDescription): PageAddress[] {
  if (!addresses) return /[:*]/.test(path) ? [] : [{ path, aliases: [], values: {} }];
  const at = (values: Values) => path.replaceAll(/:(\w+)/g, (_parameter, key: string) => values[key] ?? '');
  return addressLists[addresses].map(({ values, aliases = [] }: AddressEntry) => ({
    path: at(values),
    aliases: aliases.map(alias => at({ ...values, ...alias })),
    values,
  }));
}

/** Fills the placeholders of a pattern's text. */
export const fillText = (text: string, { values }: Pick<PageAddress, 'values'>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_placeholder, key: string) => values[key] ?? '');
