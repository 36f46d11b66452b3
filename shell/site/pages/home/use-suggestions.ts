import { countriesAtom, searchTreatments } from 'shared-contracts';
import { useAtomValue } from 'shared-contracts/ui';
import { useKnownTreatments } from '../use-known-treatments.ts';
import { suggestions } from './suggestions.ts';

/** The suggestions that find a treatment; all while it is not known which there are. */
export function useSuggestions(): readonly string[] {
  const treatments = useKnownTreatments();
  const { destinations } = useAtomValue(countriesAtom);
  return treatments === null
    ? suggestions
    : suggestions.filter(name => searchTreatments(treatments, name, false, destinations).length > 0);
}
