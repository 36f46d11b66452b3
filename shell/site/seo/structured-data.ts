import { brand, type PageHead } from 'shared-contracts';
import type { PublicConfig } from '../../host/page/payload.ts';

/** A day for search engines, whose dates have one: of a month, such as that of the prices, the first. */
export const wholeDate = (date: string): string => (/^\d{4}-\d\d$/.test(date) ? `${date}-01` : date);

/** A description of a thing, without its context. */
type JsonLd = Readonly<Record<string, unknown>>;

/** The company, only by its contact data: claims that the customer has yet to confirm stay out of structured data. */
export const describeOrganization = (origin: string): JsonLd => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: brand.name,
  url: `${origin}/`,
  logo: `${origin}/icons/icon-512.png`,
  email: brand.email,
  telephone: brand.phone,
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    email: brand.email,
    telephone: brand.phone,
  },
});

/** The site itself, on its home page. */
export const describeWebSite = (origin: string): JsonLd => ({
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name: brand.name,
  url: `${origin}/`,
});

export const describeBreadcrumb = (origin: string, trail: PageHead['breadcrumb']): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});

/** Pages may know only the month of their prices. */
export const withWholeDate = (thing: JsonLd): JsonLd =>
  typeof thing.dateModified === 'string' ? { ...thing, dateModified: wholeDate(thing.dateModified) } : thing;

const OFFER = /"offers":|"(?:Aggregate)?Offer"/;

/** The head as the page shows it: a demonstration leaves out what holds an offer. */
export const shownHead = (
  head: PageHead,
  { isDemonstration }: Pick<PublicConfig, 'isDemonstration'>,
): PageHead =>
  isDemonstration && head.structuredData
    ? { ...head, structuredData: head.structuredData.filter(thing => !OFFER.test(JSON.stringify(thing))) }
    : head;
