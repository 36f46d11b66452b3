import { usd } from 'shared-contracts';

export const priceCopy = {
  title: 'Countries compared',
  lead: (unit: string) =>
    `Typical prices ${unit.startsWith('per ') ? unit : `for ${unit}`}, without travel and stay.`,
  caption: (treatment: string) => `${treatment}: prices by country`,
  home: 'Compare with prices in',
  homePrice: (treatment: string, source: string, price: number) =>
    `Typical price of ${treatment} in ${article(source)}: ${usd(price)}.`,
  noHomePrice: (treatment: string, source: string) =>
    `We know no typical price of ${treatment} in ${article(source)}, so no saving is shown.`,
  columns: { country: 'Country', price: 'Typical price', stay: 'Stay', saving: 'Saving' },
  range: (low: number, high: number) => `${usd(low)} to ${usd(high)}`,
  days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  less: (saving: number, percent: number) => `${usd(saving)} less (${percent}%)`,
  more: (saving: number, percent: number) => `${usd(saving)} more (${percent}%)`,
  same: 'the same price',
  unknown: 'not known',
} as const;

function article(country: string): string {
  return ['USA', 'UK', 'UAE'].includes(country) ? `the ${country}` : country;
}
