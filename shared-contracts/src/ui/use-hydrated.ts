import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False on the server and while its HTML is hydrated, true afterwards: for what works only with JavaScript. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
