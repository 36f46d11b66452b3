import { queries } from 'shared-contracts';
import { useApiQuery, useServices } from 'shared-contracts/ui';
import type { Draft } from './draft.ts';

interface Destinations {
  names: string[];
  state: 'any' | 'first-treatment' | 'loading' | 'failed' | 'none' | 'ready';
  retry: () => void;
}

/**
 * The destinations that can be chosen: those of the treatment, and all of them while there is no JavaScript to fetch
 * another list. Each treatment has its own cache entry, so a slow answer for another one changes nothing here.
 */
export function useDestinations(
  { treatment, destination: chosen }: Pick<Draft, 'treatment' | 'destination'>,
  live: boolean,
): Destinations {
  const { api } = useServices();
  const all = useApiQuery(live ? null : queries.destinations(api), []);
  const own = useApiQuery(live && treatment ? queries.treatmentCountries(api, treatment) : null, []);
  const retry = () => own.retry();
  if (!live) return { names: withChosen(all.data.map(nameOf), chosen), state: 'any', retry };
  if (!treatment) return { names: [], state: 'first-treatment', retry };
  if (own.loading) return { names: withChosen([], chosen), state: 'loading', retry };
  if (own.failed) return { names: withChosen([], chosen), state: 'failed', retry };
  const names = own.data.map(nameOf);
  return { names, state: names.length > 0 ? 'ready' : 'none', retry };
}

const nameOf = ({ country }: { country: string }): string => country;

/** What was chosen stays chosen while the list that names it is not there. */
const withChosen = (names: string[], chosen: string): string[] =>
  chosen && names.length === 0 ? [chosen] : names;
