import { pluralize } from '../../format.ts';

export const searchCopy = {
  options: 'Treatments found',
  from: (figure: string, scope: string) => `from ${figure} ${scope}`,
  found: (count: number) => (count === 0 ? 'No treatment found' : `${pluralize(count, 'treatment')} found`),
} as const;
