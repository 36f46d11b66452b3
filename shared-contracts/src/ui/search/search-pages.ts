import { readSearch } from '../../treatments/read-search.ts';
import { slugOf } from '../../treatments/slugs.ts';

/** A page of the site that a search may lead to. */
export interface SearchablePage {
  path: string;
  name: string;
}

/** Shorter words are in names of pages that have nothing to do with each other. */
const SHORTEST_WORD = 4;

/**
 * The pages whose names have a word of the term, such as "Check a quote" for "check my quote".
 * @param isOnly whether nothing else is found; else the name has to have every word that could name a treatment
 */
export function searchPages<T extends SearchablePage>(
  pages: readonly T[],
  term: string,
  isOnly: boolean,
  destinations?: readonly string[],
): T[] {
  const { typed, meant } = readSearch(term, destinations);
  return pages.filter(({ name }) => {
    const words = slugOf(name).split('-');
    const isNamed = (typedWord: string): boolean =>
      words.some(
        word => word.length >= SHORTEST_WORD && (word.startsWith(typedWord) || typedWord.startsWith(word)),
      );
    return (
      typed.some(word => word.length >= SHORTEST_WORD && isNamed(word)) && (isOnly || meant.every(isNamed))
    );
  });
}
