import { queries, type Searchable, searchTreatments, treatmentAddresses } from 'shared-contracts';
import { useApiQuery, useServices } from 'shared-contracts/ui';

const NONE: Searchable[] = [];
/** When no API answers: the contract's own names, found by name and synonym. */
const known: Searchable[] = treatmentAddresses.map(({ name }) => ({ name, category: '' }));

/** The treatments that a term finds, best first; all of them for an empty one. The calculator's first step asks the same. */
export function useTreatmentOptions(term: string): Searchable[] {
  const { api } = useServices();
  const { data } = useApiQuery<Searchable[]>(queries.treatments(api), NONE);
  return searchTreatments(data.length > 0 ? data : known, term);
}
