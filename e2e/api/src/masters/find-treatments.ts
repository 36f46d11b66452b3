import { queries, searchTreatments } from 'shared-contracts';
import { FOUND_MAX } from 'shared-contracts/host';

type Searchable = Parameters<typeof queries.similarTreatments>[0][number];

/** The treatments that a term finds by the site's own search, spelled right or not; where it finds none, the nearest. */
export async function findTreatments<T extends Searchable>(list: readonly T[], term: string): Promise<T[]> {
  const found = searchTreatments(list, term);
  if (found.length > 0) return found.slice(0, FOUND_MAX);
  const { signal } = new AbortController();
  const similar = await queries.similarTreatments(list, term).queryFn({ signal });
  const names = similar[0] ? similar : await queries.nearestTreatments(list, term).queryFn({ signal });
  return names.slice(0, FOUND_MAX).flatMap(name => list.find(treatment => treatment.name === name) ?? []);
}
