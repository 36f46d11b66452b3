/** Head of a page. The shell renders it: title, description, canonical, social tags, breadcrumb, structured data (section 2). */
export interface PageHead {
  title: string;
  description: string;
  /** Path without origin: the main address, if the page has several. */
  canonical: string;
  /** From the first level below the home page down to this page. */
  breadcrumb: readonly { name: string; path: string }[];
  /** Path of a 1200 x 630 picture; the shell has a default. */
  image?: string;
  noindex?: boolean;
  /** JSON-LD besides Organization and BreadcrumbList, which the shell adds. */
  structuredData?: readonly Record<string, unknown>[];
}
