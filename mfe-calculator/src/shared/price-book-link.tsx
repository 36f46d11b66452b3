import { Link, useServices } from 'shared-contracts/ui';
import { wizardCopy } from './wizard.copy.ts';

/** Where the prices above come from, if the API has a price book. */
export const PriceBookLink = () =>
  useServices().hasPage('/prices') && <Link to="/prices">{wizardCopy.priceBook}</Link>;
