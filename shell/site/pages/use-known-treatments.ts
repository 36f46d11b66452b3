import { queries, sessionAtom, type Treatment } from 'shared-contracts';
import { useApiQuery, useAtomValue, useServices } from 'shared-contracts/ui';

/**
 * The treatments of the API, once the start of the session has asked for them; null until then, where there are none, and where there
 * are many. The server and the first render in the browser never know them.
 */
export function useKnownTreatments(): readonly Treatment[] | null {
  const { api } = useServices();
  const { isInitialized } = useAtomValue(sessionAtom);
  const isAsked = isInitialized && !api.hasManyTreatments;
  const { data } = useApiQuery<Treatment[]>(isAsked ? queries.treatments(api) : null, []);
  return data.length > 0 ? data : null;
}
