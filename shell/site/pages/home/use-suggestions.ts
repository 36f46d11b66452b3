import type { Treatment } from 'shared-contracts';
import { useKnownTreatments } from '../use-known-treatments.ts';
import { suggestions } from './suggestions.ts';

/**
 * The suggestions that find a treatment by its name; all while it is not known which there are. The search itself would read
 * every treatment's other names, on each visit of home.
 */
export function useSuggestions(): readonly string[] {
  const treatments = useKnownTreatments();
  return treatments === null
    ? suggestions
    : suggestions.filter(suggestion => treatments.some(treatment => hasWords(treatment, suggestion)));
}

const hasWords = ({ name }: Treatment, suggestion: string): boolean =>
  suggestion.split(' ').every(word => name.toLowerCase().includes(word.toLowerCase()));
