import * as v from 'valibot';
import { DateSchema } from '../values/dates.ts';
import { pageNeeds } from './master-data.ts';
import type { ModuleId } from './remotes.ts';

const Text = v.pipe(v.string(), v.minLength(1), v.maxLength(400));
const ImageFile = v.pipe(v.string(), v.regex(/^(?:\/[\w-]+)+\.svg$/, 'must be a drawing of the site'));
const Path = v.pipe(v.string(), v.regex(/^(?:\/:?[\w-]+)+$/, 'must be a path'));

/** The preview picture for links. Without an image it shows the brand's. */
export const SocialTextSchema = v.object({ title: Text, text: Text, image: v.optional(ImageFile) });

/**
 * What the site says about a page. A release carries it for each of its pages: from these rows routing, sitemap, heads,
 * preview pictures, menus and breadcrumbs are made.
 */
export const PageDescriptionSchema = v.object({
  /** A path, or a pattern such as `/treatments/:slug`. Of a pattern the page's `head` and `addresses` say more. */
  path: Path,
  /** Paths that lead to this one for good. They have the same parameters. */
  formerly: v.optional(v.array(Path)),
  /** In breadcrumbs and menus. */
  name: Text,
  /** In the head, before the name of the brand. */
  title: Text,
  description: Text,
  social: SocialTextSchema,
  /** Day on which its text last changed, or that its figures are as old as the prices; for search engines and readers. */
  updated: v.optional(v.union([v.literal('prices'), DateSchema])),
  /** Search engines leave the page out; it has no preview picture. */
  noindex: v.optional(v.literal(true)),
  /** The page shows what its visitor entered, so it is never cached. */
  private: v.optional(v.literal(true)),
  /** The page is filtered by the address's `q`. Such an answer is rendered for one visitor and not kept. */
  searchable: v.optional(v.literal(true)),
  /** The page is there only if the API has this. */
  needs: v.optional(v.picklist(pageNeeds)),
  /** The menu that lists it. */
  menu: v.optional(v.picklist(['main', 'footer', 'legal'])),
});
/** What the site says about a page. */
export type PageDescription = v.InferOutput<typeof PageDescriptionSchema>;

/** A page with its owner. */
export interface SitePage extends Omit<PageDescription, 'social'> {
  /** Owner and file of the page: `shell/site/pages/<name>/<name>.page.tsx`, or `mfe-<remote>/src/exposes/<name>.tsx`. */
  module: ModuleId | `shell/${string}`;
}

/** Parameters of a path. */
export type Params = Readonly<Record<string, string>>;

/** The parameters of a path by a page's pattern; undefined if the path does not match. */
export function paramsOf(pattern: string, path: string): Params | undefined {
  const names = pattern.split('/');
  const values = path.split('/').map(decodeSegment);
  if (names.length !== values.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const value = values[index] ?? '';
    if (name.startsWith(':') && value) params[name.slice(1)] = value;
    else if (name !== value) return undefined;
  }
  return params;
}

/** A part of a path, decoded. What cannot be decoded keeps its `%`, which no path has. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
