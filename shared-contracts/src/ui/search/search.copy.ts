import type { PriceBasis } from '../../api/fields.ts';
import { pluralize } from '../../format.ts';
import { lowestFigure } from '../../trip/trip-words.ts';

export const searchCopy = {
  options: 'Treatments found',
  lowest: (figure: string, basis: PriceBasis, scope: string) => `${lowestFigure(figure, basis)} ${scope}`,
  found: (count: number) => (count === 0 ? 'No treatment found' : `${pluralize(count, 'treatment')} found`),
} as const;
