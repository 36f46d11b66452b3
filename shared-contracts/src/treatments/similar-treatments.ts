import MiniSearch from 'minisearch';
import { otherLanguages } from './other-languages.ts';
import { type Searchable, searchTexts, wordsOf } from './search.ts';

/** Misspelled letters that a word may have: none in short words, where another letter makes another word. */
const mistakesIn = (word: string): number | false => {
  if (word.length < 4) return false;
  return word.length < 7 ? 1 : 2;
};

/** A misspelled word of so many letters may be unlike any other, if the rest of the term, this share of it, matches. */
const SHORT_WORD = 3;
const MATCHED_SHARE = 0.7;

/** A word with two neighbouring letters swapped back, if that makes a known one. The library counts a swap as two mistakes. */
function unswapped(word: string, known: ReadonlySet<string>): string {
  if (mistakesIn(word) === false || known.has(word)) return word;
  const readings = Array.from(
    word.slice(1),
    (letter, index) => word.slice(0, index) + letter + word[index] + word.slice(index + 2),
  );
  return readings.find(reading => known.has(reading)) ?? word;
}

/** How many are named where none is found, and the share of a word's letters that may differ. */
const NEAREST = 3;
const UNLIKE_SHARE = 0.5;

const lettersIn = (words: readonly string[]): number => words.join('').length;

/** Joined words, because "hairtransplant" is one word. */
const joined = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

type Index = ReturnType<typeof createIndex>;

/** Each list is read once, not at each key. */
const indexes = new WeakMap<readonly Searchable[], Index>();

function indexOf(list: readonly Searchable[]): Index {
  const index = indexes.get(list) ?? createIndex(list);
  indexes.set(list, index);
  return index;
}

/** @returns an index of the treatments' texts, and every word of them */
function createIndex(list: readonly Searchable[]) {
  const index = new MiniSearch<{ name: string; texts: string }>({
    idField: 'name',
    fields: ['name', 'texts'],
    searchOptions: { boost: { name: 2 }, prefix: word => word.length > 2, fuzzy: mistakesIn },
  });
  const documents = list.map(treatment => {
    const texts = [...searchTexts(treatment), ...wordsOf(treatment, otherLanguages)];
    return { name: treatment.name, texts: [...texts, ...texts.map(joined)].join(' ') };
  });
  index.addAll(documents);
  const known = new Set(documents.flatMap(({ texts }) => texts.toLowerCase().split(/[^\p{L}\p{N}]+/u)));
  return { index, known };
}

/**
 * Names of the treatments whose texts resemble the words, best match first. Loaded on demand: most terms are spelled right.
 * @param typed as `readSearch` reads them
 */
export function similarTreatments(list: readonly Searchable[], typed: readonly string[]): string[] {
  const { index, known } = indexOf(list);
  const words = typed.map(word => unswapped(word, known));
  const hits = index.search(words.join(' '));
  const whole = hits.filter(({ queryTerms }) => words.every(word => queryTerms.includes(word)));
  // "Kidney transplant" is not a hair transplant.
  const likely = hits.filter(
    ({ queryTerms }) =>
      words.every(word => word.length <= SHORT_WORD || queryTerms.includes(word)) &&
      lettersIn(queryTerms) >= MATCHED_SHARE * lettersIn(words),
  );
  return (whole.length > 0 ? whole : likely).map(({ id }) => String(id));
}

/** Names of the few treatments that the words are least unlike, to be asked for where none is found: "Did you mean". */
export const nearestTreatments = (list: readonly Searchable[], typed: readonly string[]): string[] =>
  indexOf(list)
    .index.search(typed.join(' '), { fuzzy: UNLIKE_SHARE })
    .slice(0, NEAREST)
    .map(({ id }) => String(id));
