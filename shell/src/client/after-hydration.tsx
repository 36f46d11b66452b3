import { useEffect } from 'react';

/** Renders nothing; calls `then` once, after the first commit: before it nothing may write to the store or the cache. */
export function AfterHydration({ then }: { then(): void }): null {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the first commit comes once
  useEffect(then, []);
  return null;
}
