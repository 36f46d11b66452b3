import { useCallback, useEffect, useState } from 'react';
import { sessionAtom } from 'shared-contracts';
import { useAtomValue, useServices, useStore } from 'shared-contracts/ui';

/** Whether no session could be started, so that Next could not save, and another try. */
export function useSessionProblem() {
  const { session } = useServices();
  const store = useStore();
  const { sessionId } = useAtomValue(sessionAtom);
  const [hasFailed, setFailed] = useState(false);
  // Joins a start that is under way, and repeats a failed one.
  const retry = useCallback(
    () => void session.start().then(() => setFailed(store.get(sessionAtom).sessionId === null)),
    [session, store],
  );
  useEffect(retry, [retry]);
  return { hasFailed: hasFailed && sessionId === null, retry };
}
