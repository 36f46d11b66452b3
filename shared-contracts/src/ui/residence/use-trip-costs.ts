import { useAtomValue } from 'jotai/react';
import { queries } from '../../api/queries.ts';
import type { TripCosts } from '../../api/trip-costs.ts';
import { residenceAtom } from '../../trip/trip-atoms.ts';
import { useServices } from '../providers.tsx';
import { type QueryResult, useApiQuery } from '../use-api-query.ts';

/**
 * What the typical trip costs from where the visitor lives, for all treatments and destinations. `data` is null until that
 * is known, and so on the server: the page's HTML is the same for everyone. It stays null where the API knows no totals.
 * @param isAsked false for what has too many treatments to ask for all of them
 */
export function useTripCosts(isAsked = true): QueryResult<TripCosts | null> {
  const { api, offers } = useServices();
  const { country } = useAtomValue(residenceAtom);
  const query = isAsked && country !== null && offers('trip-costs') ? queries.tripCosts(api, country) : null;
  return useApiQuery<TripCosts | null>(query, null);
}
