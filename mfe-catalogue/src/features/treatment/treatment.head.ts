import {
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
import { treatmentQuery } from './treatment.query.ts';

/** What a treatment's data adds to the page's head (section 2). */
export function treatmentHead(context: LoadContext): Partial<PageHead> {
  const { api, queryClient, params, url } = context;
  const id = treatmentIdOfSlug(params.slug ?? '') ?? '';
  const treatment = queryClient
    .getQueryData<Treatment[]>(treatmentQuery(context, id).queryKey)
    ?.find(entry => entry.id === id);
  // In the browser the page may open before its data has arrived.
  if (!treatment) return {};
  const { name, description } = treatment;
  const countries =
    queryClient.getQueryData<DestinationOption[]>(queries.treatmentCountries(api, id).queryKey) ?? [];
  const faqs = queryClient.getQueryData<Faq[]>(queries.faqs(api, id).queryKey) ?? [];
  const pageUrl = `${url.origin}/treatments/${mainSlugOf(id)}`;
  return {
    description: truncate(description),
    structuredData: [
      {
        '@type': 'MedicalWebPage',
        url: pageUrl,
        name: copy.title(name),
        about: { '@id': `${pageUrl}#procedure` },
      },
      {
        '@type': 'MedicalProcedure',
        '@id': `${pageUrl}#procedure`,
        name,
        description,
      },
      ...(faqs.length > 0 ? [toFaqPage(faqs)] : []),
      ...(countries.length > 0 ? [toService(name, pageUrl, countries)] : []),
    ],
  };
}

/** Cuts a long description at a word boundary. */
const truncate = (text: string): string =>
  text.length > 155
    ? `${text
        .slice(0, 152)
        .replace(/\s\S*$/, '')
        .trimEnd()}…`
    : text;

const toFaqPage = (faqs: readonly Faq[]) => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const toService = (name: string, url: string, countries: readonly DestinationOption[]) => ({
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
