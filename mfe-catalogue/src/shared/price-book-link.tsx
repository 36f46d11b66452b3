import { Link, useServices } from 'shared-contracts/ui';

/** Where the prices above come from, if there is a price book. */
export const PriceBookLink = ({ text }: { text: string }) =>
  useServices().hasPage('/prices') && <Link to="/prices">{text}</Link>;
