import {
  type Benefit,
  brand,
  type DestinationOption,
  type Faq,
  type LoadContext,
  mainSlugOf,
  type PageHead,
  queries,
  type Treatment,
  treatmentIdOfSlug,
} from 'shared-contracts';
import { treatmentCopy as copy } from './treatment.copy.ts';

/** Describes a treatment's page from what was loaded, aliases by the main address (specification, section 2). */
export function treatmentHead({ api, queryClient, params, url }: LoadContext): PageHead {
  const id = treatmentIdOfSlug(params.slug ?? '') ?? '';
  const treatment = queryClient
    .getQueryData<Treatment[]>(queries.treatments(api).queryKey)
    ?.find(entry => entry.id === id);
  const canonical = `/treatments/${mainSlugOf(id)}`;
  if (!treatment) return { title: brand.name, description: '', canonical, breadcrumb: [], noindex: true };
  const { name, description } = treatment;
  const countries =
    queryClient.getQueryData<DestinationOption[]>(queries.treatmentCountries(api, id).queryKey) ?? [];
  const faqs = queryClient.getQueryData<Faq[]>(queries.faqs(api, id).queryKey) ?? [];
  const benefits = queryClient.getQueryData<Benefit[]>(queries.benefits(api, id).queryKey) ?? [];
  const address = url.origin + canonical;
  return {
    title: `${copy.title(name)} | ${brand.name}`,
    description:
      description.length > 155 ? `${description.slice(0, 152).replace(/\s+\S*$/, '')}…` : description,
    canonical,
    breadcrumb: [
      { name: 'Treatments', path: '/treatments' },
      { name, path: canonical },
    ],
    structuredData: [
      {
        '@type': 'MedicalWebPage',
        url: address,
        name: copy.title(name),
        about: { '@id': `${address}#procedure` },
      },
      {
        '@type': 'MedicalProcedure',
        '@id': `${address}#procedure`,
        name,
        description,
        howPerformed: benefits.map(({ title }) => title).join('. '),
      },
      ...(faqs.length > 0
        ? [
            {
              '@type': 'FAQPage',
              mainEntity: faqs.map(({ question, answer }) => ({
                '@type': 'Question',
                name: question,
                acceptedAnswer: { '@type': 'Answer', text: answer },
              })),
            },
          ]
        : []),
      ...(countries.length > 0 ? [offers(name, address, countries)] : []),
    ],
  };
}

const offers = (name: string, url: string, countries: readonly DestinationOption[]) => ({
  '@type': 'Service',
  name: `${name} abroad`,
  url,
  offers: {
    '@type': 'AggregateOffer',
    priceCurrency: 'USD',
    lowPrice: Math.min(...countries.map(({ basePrice }) => basePrice)),
    highPrice: Math.max(...countries.map(({ basePrice }) => basePrice)),
    offerCount: countries.length,
    offers: countries.map(({ country, basePrice }) => ({
      '@type': 'Offer',
      price: basePrice,
      priceCurrency: 'USD',
      areaServed: { '@type': 'Country', name: country },
    })),
  },
});
