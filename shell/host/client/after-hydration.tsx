import { useEffect } from 'react';

/**
 * Calls `onHydrated` once, after the first commit. Before it nothing may write to the store or the cache. What it throws does not
 * reach React, which would take the document away.
 */
export function AfterHydration({ onHydrated }: { onHydrated(): void }): null {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- there is one first commit
  useEffect(() => void (async () => onHydrated())(), []);
  return null;
}
