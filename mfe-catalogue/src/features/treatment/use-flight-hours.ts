import { type DestinationSummary, queries, residenceAtom, sourceCountries } from 'shared-contracts';
import { useApiQuery, useAtomValue, useServices } from 'shared-contracts/ui';

/** By country, the hours of a flight from where the visitor lives; undefined until they are wanted and known. */
export function useFlightHours(isWanted: boolean): ReadonlyMap<string, number> | undefined {
  const { api } = useServices();
  const { country } = useAtomValue(residenceAtom);
  const { data } = useApiQuery<DestinationSummary[]>(isWanted ? queries.destinations(api) : null, []);
  if (!isWanted || country === null || data.length === 0) return undefined;
  return new Map(
    data.flatMap(destination => {
      const hours = destination.flightHours[country];
      return hours === undefined ? [] : [[destination.country, hours]];
    }),
  );
}

/** Whether flights from where the visitor lives are known. */
export function useHasFlights(): boolean {
  const { country } = useAtomValue(residenceAtom);
  return country !== null && sourceCountries.some(source => source === country);
}
