import type { DestinationOption, Faq, Treatment } from 'shared-contracts';

type Thing = Record<string, unknown>;

/** Where on the body a treatment is done, by its id. */
const bodyLocations: Readonly<Record<string, string>> = {
  29: 'Scalp',
  30: 'Nose',
  31: 'Breast',
  32: 'Buttocks',
  34: 'Abdomen',
  35: 'Face',
  36: 'Eyelid',
  37: 'Jaw',
  38: 'Teeth',
  39: 'Teeth',
  40: 'Teeth',
  41: 'Teeth',
  42: 'Cornea',
  43: 'Lens of the eye',
  45: 'Stomach',
  46: 'Stomach',
  47: 'Coronary arteries',
  48: 'Coronary arteries',
  49: 'Coronary arteries',
  50: 'Heart valve',
  51: 'Knee',
  52: 'Hip',
  53: 'Spine',
};

interface TreatmentDescription {
  treatment: Treatment;
  title: string;
  /** Of the page. */
  url: string;
  /** Of the treatment's own page. */
  procedureUrl: string;
  offers: readonly DestinationOption[];
}

/** A page about a treatment, the treatment, and its prices. Nothing is claimed that the page does not show. */
export function describeTreatment({
  treatment,
  title,
  url,
  procedureUrl,
  offers,
}: TreatmentDescription): Thing[] {
  const { id, name, description, asOf } = treatment;
  const bodyLocation = bodyLocations[id];
  const procedure = { '@id': `${procedureUrl}#procedure` };
  return [
    { '@type': 'MedicalWebPage', url, name: title, dateModified: asOf, about: procedure },
    {
      '@type': 'MedicalProcedure',
      ...procedure,
      name,
      description,
      url: procedureUrl,
      ...(bodyLocation && { bodyLocation }),
    },
    ...(offers.length > 0 ? [describePrices(`${name} abroad`, url, offers)] : []),
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

const describePrices = (name: string, url: string, offers: readonly DestinationOption[]): Thing => ({
  '@type': 'Service',
  name,
  url,
  offers: {
    '@type': 'AggregateOffer',
    priceCurrency: 'USD',
    lowPrice: Math.min(...offers.map(({ basePrice }) => basePrice)),
    highPrice: Math.max(...offers.map(({ basePrice }) => basePrice)),
    offerCount: offers.length,
    offers: offers.map(({ country, basePrice, priceUnit }) => ({
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
