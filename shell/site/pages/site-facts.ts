import { countriesAtom } from 'shared-contracts';
import { useServices, useStore } from 'shared-contracts/ui';
import type { HeadSources } from '../../host/shell-module.ts';

/** What texts of the site go by. */
export interface SiteFacts {
  /** There is a page that says where each price comes from. */
  hasPriceBook: boolean;
  /** A trip may start in a country that is not listed. */
  hasOtherSource: boolean;
}

export const factsOf = ({ store, hasPage }: HeadSources): SiteFacts => ({
  hasPriceBook: hasPage('/prices'),
  hasOtherSource: store.get(countriesAtom).hasOtherSource,
});

export const useFacts = (): SiteFacts => factsOf({ store: useStore(), ...useServices() });
