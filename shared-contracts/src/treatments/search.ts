import { mainSlugOf, slugOf, treatmentIdOfSlug } from './slugs.ts';
import { synonyms } from './synonyms.ts';

/** A treatment as the search needs it. */
export interface Searchable {
  name: string;
  category: string;
}

const words = (text: string): string[] => slugOf(text.replaceAll('-', ' ')).split('-').filter(Boolean);

/** The API misspells a category that visitors spell right. */
const categoryWords = (category: string): string =>
  category === 'Opthalmology' ? 'Opthalmology Ophthalmology eye eyes' : category;

function synonymsOf(name: string): readonly string[] {
  const id = treatmentIdOfSlug(slugOf(name));
  const slug = (id && mainSlugOf(id)) ?? slugOf(name);
  return Object.hasOwn(synonyms, slug) ? (synonyms[slug] ?? []) : [];
}

/** Texts that name a treatment exactly: its name, the name without brackets, the text in them, and its synonyms. */
function exactTexts({ name }: Searchable): string[] {
  const inBrackets = /\(([^()]+)\)/.exec(name)?.[1];
  const texts = [
    name,
    name.replace(/\([^()]*\)/, ''),
    ...(inBrackets ? [inBrackets] : []),
    ...synonymsOf(name),
  ];
  return texts.map(slugOf);
}

/** Whether every word of the term, or its singular, begins a word of the text. */
function matches(term: readonly string[], text: string): boolean {
  const candidates = words(text);
  const singular = (word: string) => (word.length > 3 ? word.replace(/s$/, '') : word);
  return term.every(word => candidates.some(candidate => candidate.startsWith(singular(word))));
}

/** Rank of a match, 0 is best; null if the term does not match. */
function rank(treatment: Searchable, term: string): number | null {
  const typed = words(term);
  if (exactTexts(treatment).includes(slugOf(term))) return 0;
  if (matches(typed, treatment.name)) return 1;
  if (synonymsOf(treatment.name).some(synonym => matches(typed, synonym))) return 2;
  if (matches(typed, categoryWords(treatment.category))) return 3;
  const all = [treatment.name, categoryWords(treatment.category), ...synonymsOf(treatment.name)].join(' ');
  if (matches(typed, all)) return 4;
  return slugOf(all).includes(slugOf(term)) && slugOf(term).length > 2 ? 5 : null;
}

/**
 * Treatments that match a term by name, category or everyday synonym (nose job, BBL, stent), best match first; equal
 * matches keep the list's order. Case, accents and punctuation are ignored. An empty term matches all.
 */
export function searchTreatments<T extends Searchable>(list: readonly T[], term: string): T[] {
  if (words(term).length === 0) return term.trim() === '' ? [...list] : [];
  return list
    .map(treatment => ({ treatment, rank: rank(treatment, term) }))
    .filter((hit): hit is { treatment: T; rank: number } => hit.rank !== null)
    .toSorted((a, b) => a.rank - b.rank)
    .map(hit => hit.treatment);
}

/** The only treatment that the term names exactly; null if there is none, or several. */
export function exactTreatment<T extends Searchable>(list: readonly T[], term: string): T | null {
  const slug = slugOf(term);
  if (!slug) return null;
  const hits = list.filter(treatment => exactTexts(treatment).includes(slug));
  return hits.length === 1 ? (hits[0] ?? null) : null;
}
