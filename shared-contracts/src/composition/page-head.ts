/**
 * The one description of a page's head. Rendered by the shell alone: title, description, canonical, Open Graph and Twitter
 * tags, breadcrumb and other structured data come from here (specification, section 2).
 */
export interface PageHead {
  title: string;
  description: string;
  /** Path without origin, of the main address if the page has several. */
  canonical: string;
  /** From the home page's child to this page. */
  breadcrumb: readonly { name: string; path: string }[];
  /** Path of a 1200 x 630 picture; the shell has a default. */
  image?: string;
  noindex?: boolean;
  /** JSON-LD beyond Organization and BreadcrumbList, which the shell adds. */
  structuredData?: readonly Record<string, unknown>[];
}
