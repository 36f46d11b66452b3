import { queries } from 'shared-contracts';
import { useFetched, useServices } from 'shared-contracts/ui';

interface Destinations {
  names: string[];
  state: 'any' | 'first-treatment' | 'loading' | 'failed' | 'none' | 'ready';
  retry: () => void;
}

/**
 * The destinations that can be chosen: those of the treatment, and all of them while there is no JavaScript to fetch
 * another list. Each treatment has its own cache entry, so a slow answer for another one changes nothing here.
 */
export function useDestinations(treatment: string, live: boolean): Destinations {
  const { api } = useServices();
  const all = useFetched(live ? null : queries.destinations(api), []);
  const own = useFetched(live && treatment ? queries.treatmentCountries(api, treatment) : null, []);
  const retry = () => own.retry();
  if (!live) return { names: all.data.map(({ country }) => country), state: 'any', retry };
  if (!treatment) return { names: [], state: 'first-treatment', retry };
  if (own.loading) return { names: [], state: 'loading', retry };
  if (own.failed) return { names: [], state: 'failed', retry };
  const names = own.data.map(({ country }) => country);
  return { names, state: names.length > 0 ? 'ready' : 'none', retry };
}
