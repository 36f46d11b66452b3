import { forUnit, pluralize, usd, withArticle } from 'shared-contracts';

export const priceTableCopy = {
  title: 'Countries compared',
  lead: (unit: string) => `Typical prices ${forUnit(unit)}, without travel and stay.`,
  caption: (treatment: string) => `${treatment}: prices by country`,
  compareWith: 'Compare with prices in',
  homePrice: (treatment: string, source: string, price: number) =>
    `Typical price of ${treatment} in ${withArticle(source)}: ${usd(price)}.`,
  noHomePrice: (treatment: string, source: string) =>
    `We know no typical price of ${treatment} in ${withArticle(source)}, so no saving is shown.`,
  columns: { country: 'Country', price: 'Typical price', stay: 'Stay', saving: 'Saving' },
  range: (low: number, high: number) => `${usd(low)} to ${usd(high)}`,
  days: (days: number) => pluralize(days, 'day'),
  less: (saving: number, percent: number) => `${usd(saving)} less (${percent}%)`,
  more: (saving: number, percent: number) => `${usd(saving)} more (${percent}%)`,
  same: 'the same price',
  unknown: 'not known',
} as const;
