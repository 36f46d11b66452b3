import { useAtomValue } from 'jotai/react';
import { queries } from '../../api/queries.ts';
import type { TripCosts, TripsNarrow } from '../../api/trip-costs.ts';
import { countriesAtom, residenceAtom } from '../../trip/trip-atoms.ts';
import { useServices } from '../providers.tsx';
import { type QueryResult, useApiQuery } from '../use-api-query.ts';

/**
 * What the typical trip costs from where the visitor lives, for all treatments and destinations or for those asked for. `data` is null until that
 * is known, and so on the server: the page's HTML is the same for everyone. It stays null where no totals are known, and
 * those of all treatments where there are many.
 * @param narrow what is shown of them, which the answer may go beyond; null if nothing is asked for
 */
export function useTripCosts(narrow?: TripsNarrow | null): QueryResult<TripCosts | null> {
  const { api } = useServices();
  const { residences } = useAtomValue(countriesAtom);
  const { country } = useAtomValue(residenceAtom);
  const isAsked = narrow !== null && country !== null && residences.includes(country);
  const query = narrow ? queries.tripCosts(api, country, narrow) : queries.allTripCosts(api, country);
  return useApiQuery<TripCosts | null>(isAsked ? query : null, null);
}
