import { readSearch } from './read-search.ts';
import { type Addressed, slugOf, treatmentSlug } from './slugs.ts';
import { synonyms } from './synonyms.ts';

/** A treatment as the search needs it. */
export interface Searchable extends Addressed {
  category: string;
}

const words = (text: string): string[] => slugOf(text.replaceAll('-', ' ')).split('-').filter(Boolean);

/** Other words for a category. The API misspells one of them, which visitors spell right. */
const categoryWords: Readonly<Record<string, string>> = {
  Opthalmology: 'Ophthalmology ophthalmologist optician eye eyes eyesight',
  Dental: 'dentist dentistry tooth teeth smile',
  Cardiac: 'heart cardiology cardiologist',
  Cosmetic: 'plastic surgery aesthetic beauty',
  Orthopedic: 'orthopaedic orthopaedics joint bone',
  Fertility: 'infertility baby pregnancy pregnant',
};

const textOfCategory = (category: string): string =>
  Object.hasOwn(categoryWords, category) ? `${category} ${categoryWords[category]}` : category;

/** What a treatment is called in a list of words by main slug. */
export function wordsOf(treatment: Addressed, list: typeof synonyms): readonly string[] {
  const slug = treatmentSlug(treatment);
  return Object.hasOwn(list, slug) ? (list[slug] ?? []) : [];
}

/** Texts that name a treatment exactly: its name, the name without brackets, the text in them, and its synonyms. */
function exactTexts(treatment: Searchable): string[] {
  const { name } = treatment;
  const inBrackets = /\(([^()]+)\)/.exec(name)?.[1];
  return [
    name,
    name.replace(/\([^()]*\)/, ''),
    ...(inBrackets ? [inBrackets] : []),
    ...wordsOf(treatment, synonyms),
  ];
}

/** Every text that a treatment is found by. */
export const searchTexts = (treatment: Searchable): string[] => [
  ...exactTexts(treatment),
  ...textOfCategory(treatment.category).split(' '),
];

/** A treatment's texts as words. */
interface Entry {
  exact: readonly string[];
  name: readonly string[];
  synonyms: readonly (readonly string[])[];
  category: readonly string[];
  all: readonly string[];
}

/** Each treatment is read once, not at each key. */
const entries = new WeakMap<Searchable, Entry>();

function entryOf(treatment: Searchable): Entry {
  const known = entries.get(treatment);
  if (known) return known;
  const name = words(treatment.name);
  const others = wordsOf(treatment, synonyms).map(words);
  const category = words(textOfCategory(treatment.category));
  const all = [...name, ...category, ...others.flat()];
  const entry = { exact: exactTexts(treatment).map(slugOf), name, synonyms: others, category, all };
  entries.set(treatment, entry);
  return entry;
}

const singular = (word: string): string => (word.length > 3 ? word.replace(/s$/, '') : word);

/** Whether every word of the term, or its singular, begins a word of the text. */
const begins = (term: readonly string[], text: readonly string[]): boolean =>
  term.every(word => text.some(candidate => candidate.startsWith(singular(word))));

/** Rank of a match, 0 is best; null if the term does not match. */
function rank(treatment: Searchable, term: readonly string[]): number | null {
  const entry = entryOf(treatment);
  const slug = term.join('-');
  if (entry.exact.includes(slug)) return 0;
  if (term.every(word => entry.name.includes(word))) return 1;
  if (begins(term, entry.name)) return 2;
  if (entry.synonyms.some(synonym => begins(term, synonym))) return 3;
  if (begins(term, entry.category)) return 4;
  if (begins(term, entry.all)) return 5;
  return slug.length > 2 && entry.all.join('-').includes(slug) ? 6 : null;
}

interface Hit<T> {
  treatment: T;
  rank: number;
}

const rankAll = <T extends Searchable>(list: readonly T[], term: readonly string[]): Hit<T>[] =>
  list
    .map(treatment => ({ treatment, rank: term.length > 0 ? rank(treatment, term) : null }))
    .filter((hit): hit is Hit<T> => hit.rank !== null)
    .sort((a, b) => a.rank - b.rank);

/**
 * Treatments that match a term by name, category or everyday synonym (nose job, BBL, stent), best match first; equal
 * matches keep the list's order. Case, accents, punctuation, the country, and words such as "cost of" are ignored. A term
 * that names only a country matches all, as does an empty one. Spelling mistakes are for `queries.similarTreatments`.
 * @param onlyExact only treatments that the term names as a whole, by name or synonym; none for an empty term
 * @param destinations that the term may name
 */
export function searchTreatments<T extends Searchable>(
  list: readonly T[],
  term: string,
  onlyExact = false,
  destinations?: readonly string[],
): T[] {
  if (term.trim() === '') return onlyExact ? [] : [...list];
  const { typed, meant, country } = readSearch(term, destinations);
  const treatmentsOf = (meaning: readonly string[], isExact: boolean) =>
    rankAll(list, meaning)
      .filter(hit => !isExact || hit.rank === 0)
      .map(hit => hit.treatment);
  // "Turkey teeth" is a treatment; any other mention of the country is not.
  const literal = treatmentsOf(typed, onlyExact || country !== null);
  if (literal.length > 0) return literal;
  if (meant.length === 0) return country === null || onlyExact ? [] : [...list];
  return treatmentsOf(meant, onlyExact);
}
