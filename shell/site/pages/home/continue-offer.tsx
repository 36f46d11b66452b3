import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { createValueStore, resumableSessionAtom } from 'shared-contracts/host';
import { useAtomValue } from 'shared-contracts/ui';

const offer = createValueStore<ComponentType | undefined>(undefined);

/** The offer to continue a trip. Its code is loaded only for returning visitors. */
export function ContinueOffer() {
  const isReturning = useAtomValue(resumableSessionAtom) !== null;
  const ContinueTrip = useSyncExternalStore(offer.subscribe, offer.get, () => undefined);
  useEffect(() => {
    if (isReturning)
      import(/* webpackChunkName: "continue-trip" */ './continue-trip.tsx').then(
        module => offer.set(module.ContinueTrip),
        () => undefined,
      );
  }, [isReturning]);
  // oxlint-disable-next-line react/static-components -- one component, once its code is loaded
  return isReturning && ContinueTrip ? <ContinueTrip /> : null;
}
