import type { NotHere } from '../../treatments/not-here.ts';
import { isolate, pluralize, withArticle } from '../../values/format.ts';

/** A sentence that ends with a link. */
export interface NotHereWords {
  text: string;
  link: { name: string; to: string };
  sentence: string;
}

export const searchCopy = {
  options: 'Found',
  /** A figure of a country, e.g. `about $4,200 in Mexico, plus travel`. */
  figure: (figure: string, country: string | null, units: string | null, scope: string) =>
    `${figure}${units === null ? '' : ` for ${units}`}${country === null ? '' : ` in ${withArticle(country)}`}, ${scope}`,
  /** For a term that finds nothing. */
  none: (term: string) => `Nothing found for "${isolate(term)}".`,
  nearest: 'Did you mean:',
  /** For a term that no treatment here answers: other care, or a question. */
  notHere: ({ care }: NotHere): NotHereWords => {
    const text = care
      ? `We have no prices for ${care}. Ask your hospital, or`
      : 'No treatment is called that. For questions about any treatment see the';
    const link = care
      ? { name: 'write to us', to: '/contact' }
      : { name: 'questions and answers', to: '/faq' };
    return { text, link, sentence: `${text} ${link.name}.` };
  },
  found: (treatments: number, pages: number) => {
    if (treatments + pages === 0) return 'No treatment found';
    const counts = [treatments && pluralize(treatments, 'treatment'), pages && pluralize(pages, 'page')];
    return `${counts.filter(Boolean).join(' and ')} found`;
  },
} as const;
