import { type DestinationSummary, OTHER_SOURCE, queries, residenceAtom } from 'shared-contracts';
import { type QueryResult, useApiQuery, useAtomValue, useServices } from 'shared-contracts/ui';
import { COUNTRY_PAGE } from '../../shared/addresses.rules.ts';

/** By country, the hours of a flight from where the visitor lives; undefined until they are wanted and known. */
export function useFlightHours(isWanted: boolean): QueryResult<ReadonlyMap<string, number> | undefined> {
  const { api } = useServices();
  const { country } = useAtomValue(residenceAtom);
  const { data: list, ...query } = useApiQuery<DestinationSummary[]>(
    isWanted ? queries.destinations(api) : null,
    [],
  );
  if (!isWanted || country === null || list.length === 0) return { ...query, data: undefined };
  const data = new Map(
    list.flatMap(destination => {
      const hours = destination.flightHours[country];
      return hours === undefined ? [] : [[destination.country, hours]];
    }),
  );
  return { ...query, data };
}

/** Whether flights from where the visitor lives are known; null where none are. */
export function useHasFlights(): boolean | null {
  const { hasPage } = useServices();
  const { country } = useAtomValue(residenceAtom);
  if (!hasPage(COUNTRY_PAGE)) return null;
  return country !== null && country !== OTHER_SOURCE;
}
