import type { PriceBasis } from '../../api/fields.ts';
import { priceFigure } from '../../trip/trip-words.ts';
import { pluralize } from '../../values/format.ts';

export const searchCopy = {
  options: 'Found',
  lowest: (figure: string, basis: PriceBasis, scope: string) => `${priceFigure(figure, basis)} ${scope}`,
  lowestPrice: (price: number, basis: PriceBasis, scope: string) =>
    `${priceFigure(price, basis)}${price > 0 ? ` ${scope}` : ''}`,
  /** Of a term that finds nothing. */
  none: (term: string) => `Nothing found for "${term}".`,
  nearest: 'Did you mean:',
  found: (treatments: number, pages: number) => {
    if (treatments + pages === 0) return 'No treatment found';
    const counts = [treatments && pluralize(treatments, 'treatment'), pages && pluralize(pages, 'page')];
    return `${counts.filter(Boolean).join(' and ')} found`;
  },
} as const;
