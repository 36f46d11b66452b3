import {
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
import { knownName } from './known-name.ts';
import { treatmentCopy as copy } from './treatment.copy.ts';

/** Describes a treatment's page from what was loaded, aliases by the main address (specification, section 2). */
export function treatmentHead({ api, queryClient, params, url }: LoadContext): PageHead {
  const id = treatmentIdOfSlug(params.slug ?? '') ?? '';
  const treatment = queryClient
    .getQueryData<Treatment[]>(queries.treatments(api).queryKey)
    ?.find(entry => entry.id === id);
  const canonical = `/treatments/${mainSlugOf(id)}`;
  const name = treatment?.name ?? knownName(id);
  const head = {
    title: `${copy.title(name)} | ${brand.name}`,
    description: shortened(treatment?.description ?? copy.subtitle(name)),
    canonical,
    breadcrumb: [
      { name: 'Treatments', path: '/treatments' },
      { name, path: canonical },
    ],
  };
  // In the browser the page may stand before its data.
  if (!treatment) return head;
  const countries =
    queryClient.getQueryData<DestinationOption[]>(queries.treatmentCountries(api, id).queryKey) ?? [];
  const faqs = queryClient.getQueryData<Faq[]>(queries.faqs(api, id).queryKey) ?? [];
  const address = url.origin + canonical;
  return {
    ...head,
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
        description: treatment.description,
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

const shortened = (text: string): string =>
  text.length > 155 ? `${text.slice(0, 152).replace(/\s+\S*$/, '')}…` : text;

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
    offers: countries.map(({ country, basePrice, priceUnit }) => ({
      '@type': 'Offer',
      price: basePrice,
      priceCurrency: 'USD',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: basePrice,
        priceCurrency: 'USD',
        unitText: priceUnit,
      },
      areaServed: { '@type': 'Country', name: country },
    })),
  },
});
