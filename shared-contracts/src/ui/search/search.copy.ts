import { pluralize, withArticle } from '../../values/format.ts';

export const searchCopy = {
  options: 'Found',
  /** A figure of a country, e.g. `about $4,200 in Mexico, plus travel`. */
  figure: (figure: string, country: string | null, units: string | null, scope: string) =>
    `${figure}${units === null ? '' : ` for ${units}`}${country === null ? '' : ` in ${withArticle(country)}`}, ${scope}`,
  /** Of a term that finds nothing. */
  none: (term: string) => `Nothing found for "${term}".`,
  nearest: 'Did you mean:',
  found: (treatments: number, pages: number) => {
    if (treatments + pages === 0) return 'No treatment found';
    const counts = [treatments && pluralize(treatments, 'treatment'), pages && pluralize(pages, 'page')];
    return `${counts.filter(Boolean).join(' and ')} found`;
  },
} as const;
