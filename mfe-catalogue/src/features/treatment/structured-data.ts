import type { DestinationOption, Faq, Treatment } from 'shared-contracts';

type Thing = Record<string, unknown>;

interface TreatmentDescription {
  treatment: Treatment;
  title: string;
  /** Address of the page. */
  url: string;
  /** Address of the treatment's own page. */
  procedureUrl: string;
  offers: readonly DestinationOption[];
  /** Number of all offers, where `offers` has only some: the lowest and the highest price among them. */
  offerCount?: number;
}

/** A page about a treatment, the treatment, and the prices that are known. Nothing is claimed that the page does not show. */
export function describeTreatment({
  treatment,
  title,
  url,
  procedureUrl,
  offers,
  offerCount = offers.length,
}: TreatmentDescription): Thing[] {
  const { name, description, bodyLocation, asOf } = treatment;
  const procedure = { '@id': `${procedureUrl}#procedure` };
  const priced = offers.filter(({ basePrice }) => basePrice > 0);
  return [
    { '@type': 'MedicalWebPage', url, name: title, ...(asOf && { dateModified: asOf }), about: procedure },
    {
      '@type': 'MedicalProcedure',
      ...procedure,
      name,
      ...(description && { description }),
      url: procedureUrl,
      ...(bodyLocation && { bodyLocation }),
    },
    ...(priced.length > 0
      ? [describePrices(`${name} abroad`, url, priced, offerCount - offers.length + priced.length)]
      : []),
  ];
}

/** Questions and answers of a page. */
export const describeFaqs = (faqs: readonly Faq[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const describePrices = (
  name: string,
  url: string,
  offers: readonly DestinationOption[],
  offerCount: number,
): Thing => ({
  '@type': 'Service',
  name,
  url,
  offers: {
    '@type': 'AggregateOffer',
    priceCurrency: 'USD',
    lowPrice: Math.min(...offers.map(({ basePrice }) => basePrice)),
    highPrice: Math.max(...offers.map(({ basePrice }) => basePrice)),
    offerCount,
    offers: offers.map(({ country, basePrice, priceUnit, note }) => ({
      '@type': 'Offer',
      ...(note && { description: note }),
      price: basePrice,
      priceCurrency: 'USD',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: basePrice,
        priceCurrency: 'USD',
        ...(priceUnit && { unitText: priceUnit }),
      },
      areaServed: { '@type': 'Country', name: country },
    })),
  },
});
