import MiniSearch from 'minisearch';
import { foldScript } from './fold-script.ts';
import { notHere } from './not-here.ts';
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

/** How many are named where none is found. A word of more treatments ("replacement") tells nothing, nor does a short one. */
const NEAREST = 3;
const SHORTEST_GUESS = 3;

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
    const texts = [...searchTexts(treatment), ...wordsOf(treatment, otherLanguages)].map(foldScript);
    return { name: treatment.name, texts: [...texts, ...texts.map(joined)].join(' ') };
  });
  // Two treatments of one name are found as one.
  index.addAll([...new Map(documents.map(document => [document.name, document])).values()]);
  const known = new Set(documents.flatMap(({ texts }) => texts.split(/[^\p{L}\p{N}]+/u)));
  return { index, known };
}

/**
 * Names of the treatments whose texts resemble the words, best match first. Loaded on demand: most terms are spelled right.
 * @param typed as `readSearch` reads them
 */
export function similarTreatments(list: readonly Searchable[], typed: readonly string[]): string[] {
  if (notHere(typed)) return [];
  const { index, known } = indexOf(list);
  const words = typed.map(word => unswapped(foldScript(word), known));
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

/**
 * Names of the few treatments that a word of the term nearly names, to be asked for where none is found: "Did you mean". It
 * has the first letter of theirs, and as few mistakes as a word may have; never for what is not here.
 */
export function nearestTreatments(list: readonly Searchable[], typed: readonly string[]): string[] {
  if (notHere(typed)) return [];
  const { index } = indexOf(list);
  const guesses = typed
    .map(foldScript)
    .filter(word => word.length >= SHORTEST_GUESS)
    .map(word =>
      index.search(word, { prefix: false, filter: ({ terms }) => terms.some(term => term[0] === word[0]) }),
    );
  const telling = guesses.filter(hits => hits.length <= NEAREST).flat();
  return [...new Set(telling.map(({ id }) => String(id)))].slice(0, NEAREST);
}
