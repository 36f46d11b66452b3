import { useEffect } from 'react';

/** Renders nothing; calls `then` once, after the first commit: before it nothing may write to the store or the cache. */
export function AfterHydration({ then }: { then(): void }): null {
  useEffect(then, []);
  return null;
}
