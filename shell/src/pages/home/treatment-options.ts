import { queries, type Searchable, searchTreatments, treatmentAddresses } from 'shared-contracts';
import { useApiQuery, useServices } from 'shared-contracts/ui';

const NONE: Searchable[] = [];
/** Used when the API is down. */
const contractTreatments: Searchable[] = treatmentAddresses.map(({ name }) => ({ name, category: '' }));

/** The treatments that match a term, best first, or all for an empty one; the same as in the calculator's first step. */
export function useTreatmentOptions(term: string): Searchable[] {
  const { api } = useServices();
  const { data } = useApiQuery<Searchable[]>(queries.treatments(api), NONE);
  return searchTreatments(data.length > 0 ? data : contractTreatments, term);
}
