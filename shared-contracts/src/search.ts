import { mainSlugOf, slugOf, treatmentIdOfSlug } from './slugs.ts';
import { synonyms } from './synonyms.ts';

/** What the search needs of a treatment. */
export interface Searchable {
  name: string;
  category: string;
}

const words = (text: string): string[] => slugOf(text.replaceAll('-', ' ')).split('-').filter(Boolean);

/** The API writes 'Opthalmology', visitors write it right. */
const categoryWords = (category: string): string =>
  category === 'Opthalmology' ? 'Opthalmology Ophthalmology eye eyes' : category;

function synonymsOf(name: string): readonly string[] {
  const id = treatmentIdOfSlug(slugOf(name));
  const slug = (id && mainSlugOf(id)) ?? slugOf(name);
  return Object.hasOwn(synonyms, slug) ? (synonyms[slug] ?? []) : [];
}

/** Exact texts of a treatment: its name, the name without and the text within the brackets, and its synonyms. */
function exactTexts({ name }: Searchable): string[] {
  const inBrackets = /\(([^)]+)\)/.exec(name)?.[1];
  const texts = [
    name,
    name.replace(/\([^)]*\)/, ''),
    ...(inBrackets ? [inBrackets] : []),
    ...synonymsOf(name),
  ];
  return texts.map(slugOf);
}

/** Every word of the term, or its singular, begins some word of the text. */
function begins(term: readonly string[], text: string): boolean {
  const candidates = words(text);
  const singular = (word: string) => (word.length > 3 ? word.replace(/s$/, '') : word);
  return term.every(word => candidates.some(candidate => candidate.startsWith(singular(word))));
}

/** Lower is better; null is no match. */
function rank(treatment: Searchable, term: string): number | null {
  const typed = words(term);
  if (exactTexts(treatment).includes(slugOf(term))) return 0;
  if (begins(typed, treatment.name)) return 1;
  if (synonymsOf(treatment.name).some(synonym => begins(typed, synonym))) return 2;
  if (begins(typed, categoryWords(treatment.category))) return 3;
  const all = [treatment.name, categoryWords(treatment.category), ...synonymsOf(treatment.name)].join(' ');
  if (begins(typed, all)) return 4;
  return slugOf(all).includes(slugOf(term)) && slugOf(term).length > 2 ? 5 : null;
}

/**
 * The treatments that a term finds, best first: names, categories and everyday synonyms (nose job, BBL, stent). Case,
 * accents and punctuation do not count; equal matches keep the list's order. An empty term finds all.
 */
export function searchTreatments<T extends Searchable>(list: readonly T[], term: string): T[] {
  if (words(term).length === 0) return term.trim() === '' ? [...list] : [];
  return list
    .map(treatment => ({ treatment, rank: rank(treatment, term) }))
    .filter((hit): hit is { treatment: T; rank: number } => hit.rank !== null)
    .toSorted((a, b) => a.rank - b.rank)
    .map(hit => hit.treatment);
}

/** The one treatment whose name or synonym is exactly the term; null if there is none or several (then nothing is selected). */
export function exactTreatment<T extends Searchable>(list: readonly T[], term: string): T | null {
  const slug = slugOf(term);
  if (!slug) return null;
  const hits = list.filter(treatment => exactTexts(treatment).includes(slug));
  return hits.length === 1 ? (hits[0] ?? null) : null;
}
