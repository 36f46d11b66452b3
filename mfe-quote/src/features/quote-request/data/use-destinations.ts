import { queries } from 'shared-contracts';
import { useApiQuery, useQueryClient, useServices } from 'shared-contracts/ui';
import type { Draft } from '../draft/draft.ts';
import { isTreatmentId } from '../draft/validate-draft.ts';
import { destinationNamesQuery } from './destination-names.query.ts';

interface Destinations {
  names: string[];
  /** `all`: every destination, whatever the treatment. `unlisted`: no list, so it is typed. `empty`: the treatment is offered nowhere. */
  state: 'all' | 'unlisted' | 'no-treatment' | 'loading' | 'failed' | 'empty' | 'ready';
  retry: () => void;
}

/**
 * The destinations to choose from: the treatment's own, or all that the API lists before hydration, since a page
 * without JavaScript cannot fetch another list. Each treatment has its own cache entry, so a late answer for one that is no
 * longer selected changes nothing.
 */
export function useDestinations(
  { treatment, destination }: Pick<Draft, 'treatment' | 'destination'>,
  isHydrated: boolean,
): Destinations {
  const { api } = useServices();
  const context = { api, queryClient: useQueryClient() };
  const all = useApiQuery(isHydrated ? null : destinationNamesQuery(context), []);
  // In a long list the treatment may not be chosen yet, while its name is typed.
  const isChosen = isTreatmentId(treatment);
  const offered = useApiQuery(isHydrated && isChosen ? queries.treatmentCountries(api, treatment) : null, []);
  const { retry } = offered;
  // The selected destination stays an option while there is no list that names it.
  const selected = destination ? [destination] : [];
  if (!isHydrated) return { names: all.data, state: all.data.length > 0 ? 'all' : 'unlisted', retry };
  if (!isChosen) return { names: selected, state: 'no-treatment', retry };
  if (offered.loading) return { names: selected, state: 'loading', retry };
  if (offered.failed) return { names: selected, state: 'failed', retry };
  return { names: offered.data.map(nameOf), state: offered.data.length > 0 ? 'ready' : 'empty', retry };
}

const nameOf = ({ country }: { country: string }): string => country;
