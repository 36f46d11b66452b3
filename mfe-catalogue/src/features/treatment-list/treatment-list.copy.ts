import { isolate, pluralize, type TripFigure, withArticle } from 'shared-contracts';

export const treatmentListCopy = {
  title: 'Find your treatment, see its whole cost',
  lead: 'Every treatment, with its lowest figure abroad.',
  loading: 'Loading treatments...',
  failed: 'The list of treatments could not be loaded.',
  empty: 'There are no treatments to show at the moment.',
  /** @param shown the treatments that are shown where none is found; null for none */
  result: (count: number, term: string, shown: 'all' | 'the nearest' | null) =>
    count === 0
      ? `Nothing matches "${isolate(term)}".${shown === null ? '' : ` Here are ${shown} treatments.`}`
      : `${pluralize(count, 'treatment')} found for "${isolate(term)}".`,
  categories: 'Categories',
  orders: { label: 'Sort by', listed: 'Usual order', price: 'Price' },
  showAll: 'Show all treatments',
  checkQuote: 'Have a quote? Check it',
  nearest: 'Did you mean one of these?',
  meant: (name: string) => `Did you mean ${name}?`,
  about: (category: string) => `${category} procedures and treatments`,
  costs: (category: string) => `View ${category} Treatment Costs`,
  all: (category: string) => `All ${category} treatments`,
  /** `from $4,200 in Mexico ($3,300 to $5,400)` */
  figure: (
    { about, range, briefly }: Pick<TripFigure, 'about' | 'range' | 'briefly'>,
    country: string | null,
  ) =>
    [about, country && `in ${withArticle(country)}`, range && `(${range})`, briefly && `if you ${briefly}`]
      .filter(Boolean)
      .join(' '),
  /** `plus travel, for one hip` */
  scope: (scope: string, unit: string) => [scope, unit].filter(Boolean).join(', '),
  stay: 'the treatment’s trips and days',
  close: 'Close',
  indicative: (month: string) => `Indicative${month && `, as of ${month}`}.`,
} as const;
