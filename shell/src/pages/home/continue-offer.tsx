import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { createValueStore, resumableSessionAtom } from 'shared-contracts/host';
import { useAtomValue, useServices } from 'shared-contracts/ui';
import { offersMore } from '../../page/offers.ts';

const offer = createValueStore<ComponentType | undefined>(undefined);

/** The offer to continue a trip. Its code is loaded only for returning visitors, where the API may have kept one. */
export function ContinueOffer() {
  const { offers } = useServices();
  const isReturning = useAtomValue(resumableSessionAtom) !== null && offersMore(offers);
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
