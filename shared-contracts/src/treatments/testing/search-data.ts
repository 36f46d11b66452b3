import { section3Treatments } from '@carefare/testing/section-3';
import { readSearch } from '../read-search.ts';
import { searchTreatments } from '../search.ts';
import { nearestTreatments, similarTreatments } from '../similar-treatments.ts';

/** Categories by the first id of each, as the API has them. */
const categoryOf = (id: number): string => {
  if (id <= 36) return 'Cosmetic';
  if (id <= 41) return 'Dental';
  if (id <= 43) return 'Opthalmology';
  if (id === 44) return 'Fertility';
  if (id <= 46) return 'General';
  return id <= 50 ? 'Cardiac' : 'Orthopedic';
};
/** All treatments, in the order of the API. */
export const list = section3Treatments.map(({ id, name }) => ({ name, category: categoryOf(Number(id)) }));

/** Names of the treatments for a term, as `useTreatmentSearch` finds them. */
export function find(term: string): string[] {
  const literal = searchTreatments(list, term).map(({ name }) => name);
  const { meant } = readSearch(term);
  return literal.length > 0 || meant.length === 0 ? literal : similarTreatments(list, meant);
}

/** Names of the treatments that the visitor is asked about where none is found. */
export const guess = (term: string): string[] => nearestTreatments(list, readSearch(term).meant);
