import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { createValueStore, resumableSessionAtom } from 'shared-contracts/host';
import { useAtomValue } from 'shared-contracts/ui';

const code = createValueStore<ComponentType | undefined>(undefined);

/** Lets a returning visitor continue their trip. Its code is loaded only for them. */
export function ReturningTrip() {
  const isReturning = useAtomValue(resumableSessionAtom) !== null;
  const ContinueTrip = useSyncExternalStore(code.subscribe, code.get, () => undefined);
  useEffect(() => {
    if (isReturning)
      import(/* webpackChunkName: "continue-trip" */ './continue-trip.tsx').then(
        module => code.set(module.ContinueTrip),
        () => undefined,
      );
  }, [isReturning]);
  // oxlint-disable-next-line react/static-components -- one component, once its code is loaded
  return isReturning && ContinueTrip ? <ContinueTrip /> : null;
}
