import {
  countriesAtom,
  prefillAtom,
  searchedCountry,
  searchTermAtom,
  wizardViewAtom,
} from 'shared-contracts';
import { useAtomValue, useNavigate, useSetAtom } from 'shared-contracts/ui';

/** @param chosen the suggestion that the visitor chose, and what was typed before: it may name a destination */
export type Search = (term: string, chosen?: { typed: string; treatmentId: string }) => void;

/**
 * Passes a term to the calculator's first step and goes there. The term is state, not an event, since
 * the calculator's code may load later. Blank terms are ignored, others trimmed (section 5).
 */
export function useSearch(): Search {
  const { destinations } = useAtomValue(countriesAtom);
  const setTerm = useSetAtom(searchTermAtom);
  const moveWizard = useSetAtom(wizardViewAtom);
  const queuePrefill = useSetAtom(prefillAtom);
  const navigate = useNavigate();
  return (term, chosen) => {
    const trimmed = term.trim();
    if (!trimmed) return;
    moveWizard('treatment');
    setTerm(trimmed);
    const country = chosen && searchedCountry(chosen.typed, destinations);
    if (country) queuePrefill({ country, treatmentId: chosen.treatmentId });
    void navigate('/#treatment-search');
  };
}
