import { brand, type PageHead } from 'shared-contracts';

type JsonLd = Readonly<Record<string, unknown>>;

/** Who runs the site: contact data only. Claims that the customer has yet to confirm stay out of structured data. */
export const organization = (origin: string): JsonLd => ({
  '@context': 'https://schema.org',
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

/** The trail that the page shows as its breadcrumb, from the home page on. */
export const breadcrumbList = (origin: string, breadcrumb: PageHead['breadcrumb']): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...breadcrumb].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});

/** JSON that can stand inside a script element whatever the data is. */
export const serialiseJsonLd = (data: JsonLd): string => JSON.stringify(data).replaceAll('<', '\\u003c');
