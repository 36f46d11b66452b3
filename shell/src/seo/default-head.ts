import { brand, mainSlugOf, type PageHead, treatmentIdOfSlug, treatmentNameOf } from 'shared-contracts';

/** `{page} | {brand}`, the one pattern of titles. */
export const titled = (page: string): string => `${page} | ${brand.name}`;

const remotePages: Readonly<Record<string, { name: string; title: string; description: string }>> = {
  '/treatments': {
    name: 'Treatments',
    title: 'Treatments and What They Cost Abroad',
    description:
      'All treatments by category, with indicative prices in up to twelve countries and typical lengths of stay.',
  },
  '/destinations': {
    name: 'Destinations',
    title: 'Destinations for Treatment Abroad',
    description:
      'India, Thailand, Turkey and Malaysia compared: typical savings, accredited hospitals, visas and daily life.',
  },
  '/contact': {
    name: 'Contact',
    title: 'Request a Personalised Quote',
    description:
      'Ask for a personalised, itemised quote for treatment abroad. The initial consultation is free.',
  },
};

/**
 * What a page's head says when the remote that owns it cannot say it: true for the path, without anything that only the
 * API knows.
 */
export function defaultHead(pathname: string): PageHead {
  const page = remotePages[pathname];
  if (page) {
    const { name, title, description } = page;
    return { title: titled(title), description, canonical: pathname, breadcrumb: [{ name, path: pathname }] };
  }
  const id = treatmentIdOfSlug(pathname.replace(/^\/treatments\//, '')) ?? '';
  const name = treatmentNameOf(id);
  if (name) {
    const canonical = `/treatments/${mainSlugOf(id)}`;
    return {
      title: titled(`${name} Abroad: Transparent Costs, World-Class Care`),
      description: `What ${name} costs abroad, country by country, with travel, visa, stay and food.`,
      canonical,
      breadcrumb: [
        { name: 'Treatments', path: '/treatments' },
        { name, path: canonical },
      ],
    };
  }
  return {
    title: `${brand.name}: what treatment abroad costs, all in`,
    description:
      'Compare the all-inclusive cost of medical treatment abroad and request a personalised quote.',
    canonical: pathname,
    breadcrumb: [],
  };
}
