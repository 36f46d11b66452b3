import { brand, type PageHead } from 'shared-contracts';

type JsonLd = Readonly<Record<string, unknown>>;

/** The company, by its contact data alone: claims that the customer has yet to confirm stay out of structured data. */
export const describeOrganization = (origin: string): JsonLd => ({
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

export const describeBreadcrumb = (origin: string, trail: PageHead['breadcrumb']): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});
