import { brand, type PriceBasis, withArticle } from 'shared-contracts';

export const pricesCopy = {
  eyebrow: 'Prices',
  title: 'Where prices come from',
  lead: 'Every price of a treatment on this site with what it rests on, and how every other cost is found. All are indicative: no offers, and no clinic has confirmed one.',
  book: 'The price book',
  bookLead: (treatments: number, prices: number, published: number) =>
    `${treatments} treatments, ${prices} prices in US dollars: ${published} published for that treatment and country, ${prices - published} our estimate.`,
  alone:
    'Each is the price of the treatment alone; travel and stay come on top. Choose a treatment to see its prices.',
  download: 'Download all prices (CSV)',
  trips: (trips: string, gap: string, note: string) => `Usually ${trips}, ${gap}. ${note}`,
  unit: (unit: string) => `Price ${unit}.`,
  sources: 'Sources',
  asOf: (month: string) =>
    `Indicative, recorded ${month}. Sources are recorded by treatment, not by country; a link leads to the publication, of which a stored copy was read.`,
  page: (treatment: string) => `${treatment}: the whole trip by country`,
  table: (treatment: string) => `Prices of ${treatment} by country`,
  country: 'Country',
  range: 'Range',
  basis: 'Basis',
  typical: 'Typical price',
  piece: (unit: string) => `per ${unit}`,
  between: (low: string, high: string) => `${low} to ${high}`,
  bases: { published: 'published', estimate: 'our estimate' } satisfies Record<PriceBasis, string>,
  noted: (basis: string) => `${basis}, see note`,
  note: (country: string, note: string) => `Note on ${withArticle(country)}: ${note}`,
  methods: 'How each price is found',
  methodsAsOf: (month: string) => `All figures are indicative, recorded ${month}.`,
  report: 'Report an error',
  reportText:
    'Tell us the treatment, the country, and what you found. A link to a published price helps most.',
  mail: 'Write to',
  subject: 'Error in a price',
  use: 'or use our',
  contact: 'contact page',
  loading: 'Loading prices...',
  failed: `The prices could not be loaded. Write to ${brand.email} if you need them now.`,
  empty: 'There are no prices to show at the moment.',
} as const;
