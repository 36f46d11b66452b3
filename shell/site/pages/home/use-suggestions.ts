import { useServices } from 'shared-contracts/ui';
import { searchAddress } from '../linked-treatments.ts';
import { suggestions } from './suggestions.ts';

/** The suggestions that find a treatment. */
export function useSuggestions(): readonly string[] {
  const { hasPage } = useServices();
  return suggestions.filter(name => hasPage(searchAddress(name)));
}
